import type { PageParts } from "../../preview-worker/messages.ts";
import { withoutTraces } from "../../preview-worker/trace.ts";
import { shellWords as words } from "../words.pt-br.ts";

/** Previews the page as a search result and as a link card in a chat. */
export function SearchPreview({ parts }: { parts: PageParts }) {
  const title = withoutTraces(parts.title);
  const description = withoutTraces(parts.description);
  return (
    <div className="previews">
      <h3>{words.google}</h3>
      <div className="preview-search">
        <span>{parts.route}</span>
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
      <h3>{words.chat}</h3>
      <div className="preview-chat">
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
    </div>
  );
}
