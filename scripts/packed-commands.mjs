/** The commands that go with the package; the others belong to the workshop of the engine itself. */
export const packedCommands = [
  ...["new", "start", "dev", "studio", "check", "build", "migrate"],
  ...["changes", "publish", "serve", "messages", "hosting", "types", "draw", "help"],
];
