import { createHttpBackend } from "../hosts/http/remote-host.ts";
import { mountStudio } from "../welcome/run-shell.tsx";

const begun = window.preloBegun;
const root = document.getElementById("studio");
if (begun && root) mountStudio(root, createHttpBackend(), begun);
