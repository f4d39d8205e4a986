import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { ErrorOverlay } from "./error-overlay.tsx";
import { subscribeToPayload } from "./latest-preview-payload.ts";
import { type PreviewPayload, previewPayloadUrl } from "./payload.ts";

const response = await fetch(previewPayloadUrl);
const payload: PreviewPayload = await response.json();
const element = document.getElementById("_app");
if (element) {
  const root = createRoot(element);
  try {
    const { Preview } = await import("./preview.tsx");
    root.render(
      <BrowserRouter>
        <Preview first={payload} />
      </BrowserRouter>,
    );
  } catch (error) {
    // The site code failed to load: show the report, and reload at the next save.
    console.error(error);
    if (payload.report) root.render(<ErrorOverlay report={payload.report} alone={true} />);
    subscribeToPayload(() => location.reload());
  }
}
