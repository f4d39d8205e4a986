// React's server half chooses its production build by this, before it is imported.
process.env.NODE_ENV = "production";
const { runBuild } = await import("../src/cli/run-command.ts");

process.exitCode = await runBuild(process.argv.slice(2));

export {};
