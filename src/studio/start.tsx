import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { type Payload, payloadAddress } from "./payload.ts";
import { Preview } from "./preview.tsx";

const response = await fetch(payloadAddress);
const payload: Payload = await response.json();
const root = document.getElementById("_app");
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Preview first={payload} />
    </BrowserRouter>,
  );
}
