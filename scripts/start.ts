// When imported, `react-dom/server` chooses its production build by this variable.
process.env.NODE_ENV = "production";
const { runStart } = await import("../src/cli/start.ts");

process.exitCode = await runStart(process.argv.slice(2));

export {};
