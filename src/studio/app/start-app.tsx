import { createHttpBackend } from "../hosts/http/backend.ts";
import { mountStudio } from "./mount-studio.tsx";

const begun = window.preloBegun;
const root = document.getElementById("studio");
if (begun && root) mountStudio(root, createHttpBackend(), begun);
