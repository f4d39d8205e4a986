/** An input source with its actions, in the form of WebDriver and WebDriver BiDi. */
interface InputSource {
  type: "pointer" | "key";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: object[];
}

/** Code points for keys without a character (WebDriver, "Keyboard actions"). */
const codes: Record<string, string> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Shift: "\uE008",
  Space: " ",
  Delete: "\uE017",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Returns the actions that click the main mouse button at a point of the window. */
export function clickActions(x: number, y: number): InputSource[] {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

/** Returns the actions that press the last key of a chord while holding the other keys. */
export function keyChordActions(chord: string): InputSource[] {
  const keys = chord.split("+").map((name) => codes[name] ?? name);
  const down = keys.map((value) => ({ type: "keyDown", value }));
  const up = keys.reverse().map((value) => ({ type: "keyUp", value }));
  return [{ type: "key", id: "keyboard", actions: [...down, ...up] }];
}

/** Returns the actions that type each character of a text in turn. */
export function typeTextActions(text: string): InputSource[] {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
