import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { journey } from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

journey("injected markup and inline scripts do not run", async ({ visit }) => {
  const page = await visit("/", { expected: /Content Security Policy|TrustedHTML|Trusted/ });
  const ran = await page.evaluate(async () => {
    const tries = [
      () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran=1'>"),
      () => {
        const script = document.createElement("script");
        script.append("window.ran=2");
        document.body.append(script);
      },
      () => document.body.setAttribute("onclick", "window.ran=3"),
      () => void setTimeout("window.ran=4"),
    ];
    for (const attempt of tries) {
      try {
        attempt();
      } catch {
        // As intended, the policy makes the attempt throw.
      }
    }
    document.body.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (window as { ran?: number }).ran;
  });
  expect(ran).toBeUndefined();
});

journey("the policy blocks the submission of forms without a server", async ({ visit }) => {
  for (const route of ["/contato", "/blog", "/"]) {
    const page = await visit(route, { javaScriptEnabled: false });
    const policy = await page.locator("meta[http-equiv]").getAttribute("content");
    expect(policy, route).toContain("form-action 'none';");
  }
});

journey(
  "the policy allows the form's server on its page, and connections to it on the home page",
  { timeout: 60_000 },
  async ({ visit }) => {
    const workspace = await createWorkspace();
    const delivery = "{type: http, address: https://forms.example/send}";
    await workspace.edit("pages/contact.yaml", "{type: demo}", delivery);
    const dist = join(await createTestFolder(), "dist");
    const args = ["--content", workspace.directory, "--out", dist];
    const { code, text } = await runCliCommand("build", args);
    expect(code, text).toBe(0);
    const { server, address } = await serve(dist, 0);
    onTestFinished(() => void server.close());
    const page = await visit("/");
    const policy = () => page.locator("meta[http-equiv]").getAttribute("content");
    await page.goto(`${address}/contact`);
    expect(await policy()).toContain("form-action https://forms.example;");
    await page.goto(address);
    expect(await policy()).toContain("connect-src 'self' https://forms.example;");
    expect(await policy()).toContain("form-action 'none';");
  },
);
