import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates the software bill of materials of the package in CycloneDX, for vulnerability scanners.
 * It contains no time, random number or local path, so the same lock file gives the same text.
 *
 * @param {string} root the folder of `package.json`
 * @param {string} name the name of the package, because npm would use the name of its folder
 * @param {readonly string[]} included libraries that are bundled into the package, not installed
 *   with it
 * @returns {string}
 */
export function createBillOfMaterials(root, name, included) {
  const bill = runNpmSbom(root);
  const installed = readProductionPackages(root);
  const components = bill.components.filter(
    (each) => installed.has(`${each.name}@${each.version}`) || included.includes(each.name),
  );
  const { lifecycles, component } = bill.metadata;
  const refs = new Set([component, ...components].map((each) => each["bom-ref"]));
  const made = {
    ...{ $schema: bill.$schema, bomFormat: bill.bomFormat, specVersion: bill.specVersion },
    version: 1,
    metadata: { lifecycles, component: removeMachineSpecificFields({ ...component, name }) },
    components: components.map(removeMachineSpecificFields),
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) })),
  };
  return `${JSON.stringify(made, undefined, 2)}\n`;
}

/**
 * Returns the packages that are installed with this package according to the lock file, as
 * `name@version`. We do not use `npm sbom --omit=dev`, because it also omits dependencies that
 * tests need as well.
 */
function readProductionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const known = Object.entries(packages).filter(([place, { dev }]) => place && !dev);
  return new Set(
    known.map(([place, { name, version }]) => {
      return `${name ?? place.split("node_modules/").at(-1)}@${version}`;
    }),
  );
}

/** Removes download addresses and local paths, which depend on this machine. */
function removeMachineSpecificFields({ externalReferences, properties, ...component }) {
  return component;
}

function runNpmSbom(root) {
  const command = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const options = {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
    shell: process.platform === "win32",
  };
  const { stdout, stderr, status } = spawnSync("npm", command, options);
  if (status !== 0) throw new Error(`npm sbom does not work: ${stderr}`);
  return JSON.parse(stdout);
}
