import { appStrings as strings } from "#lang/studio/app/strings";
import type { PageParts } from "../../preview-worker/messages.ts";
import { removeSourceMarkers } from "../../preview-worker/source-markers.ts";

/** Shows the page as a search result and as a link preview in a chat. */
export function SearchAndLinkPreviews({ parts }: { parts: PageParts }) {
  const title = removeSourceMarkers(parts.title);
  const description = removeSourceMarkers(parts.description);
  return (
    <div className="previews">
      <h3>{strings.google}</h3>
      <div className="preview-search">
        <span>{parts.route}</span>
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
      <h3>{strings.chat}</h3>
      <div className="preview-chat">
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
    </div>
  );
}
