// When imported, `react-dom/server` chooses its production build by this variable.
process.env.NODE_ENV = "production";
const { runBuild } = await import("../src/cli/build.ts");

process.exitCode = await runBuild(process.argv.slice(2));

export {};
