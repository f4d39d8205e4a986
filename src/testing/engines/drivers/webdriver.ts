/** A session of classic WebDriver. */
export interface WebDriverSession {
  get(command: string): Promise<unknown>;
  post(command: string, body: object): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Opens a session at a driver that may still be starting.
 *
 * @throws if the driver does not answer within ten seconds, or lacks a requested capability
 */
export async function openSession(
  address: string,
  capabilities: object,
): Promise<WebDriverSession> {
  await waitForDriver(address);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const created = (await sendCommand("POST", `${address}/session`, body)) as { sessionId: string };
  const session = `${address}/session/${created.sessionId}`;
  return {
    get: (command) => sendCommand("GET", `${session}/${command}`),
    post: (command, payload) => sendCommand("POST", `${session}/${command}`, payload),
    end: async () => void (await sendCommand("DELETE", session)),
  };
}

async function waitForDriver(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No driver answers at ${address}.`);
}

async function sendCommand(method: string, address: string, payload?: object): Promise<unknown> {
  const body = payload && JSON.stringify(payload);
  // Timeout, because a driver whose browser hangs never answers.
  const answer = await fetch(address, { method, body, signal: AbortSignal.timeout(30_000) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
