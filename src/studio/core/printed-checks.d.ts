declare module "prelo-studio-checks" {
  const printed: import("../../check/compiled/printed-checks.ts").PrintedChecks;
  export default printed;
}
