/** The commands in the package. All others are for developing the engine. */
export const packedCommands = [
  ...["new", "start", "dev", "studio", "check", "build", "migrate"],
  ...["changes", "publish", "serve", "messages", "hosting", "types", "draw", "help"],
];
