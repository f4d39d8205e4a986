import { createRemoteHost } from "../hosts/http/remote-host.ts";
import { runShell } from "../welcome/run-shell.tsx";

const begun = window.preloBegun;
const root = document.getElementById("studio");
if (begun && root) runShell(root, createRemoteHost(), begun);
