/** The commands in the package. All other commands are for developers of the engine. */
export const packedCommands = [
  ...["new", "start", "dev", "studio", "check", "build", "migrate"],
  ...["changes", "publish", "serve", "messages", "hosting", "types", "draw", "help"],
];
