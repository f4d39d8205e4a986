import { runShell } from "../beginning/run-shell.tsx";
import { createRemoteHost } from "../remote-host.ts";

const begun = window.preloBegun;
const root = document.getElementById("studio");
if (begun && root) runShell(root, createRemoteHost(), begun);
