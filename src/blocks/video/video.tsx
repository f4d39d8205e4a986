import { inlineText, parseInline } from "../../model/markup/inline.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { describeBodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";
import { parseVideoAddress } from "./video-address.ts";

/**
 * A video file of the site, or a placeholder for an external video with a button that loads it.
 * Before the click, no request is sent to the external host. Without a script the button is a link
 * to the video's page.
 */
export function Video({ block, site, page }: BlockProps<"video">) {
  const { title, lede, poster, transcript, bodyPictures, variant = "wide" } = block;
  const shown = { pictures: bodyPictures, files: describeBodyFiles(block.bodyFiles, site) };
  return (
    <Section
      block={block}
      className={variant === "side" ? variant : undefined}
      page={page}
      title={title}
      lede={lede}
    >
      {block.file ? (
        <SiteVideo block={block} site={site} />
      ) : (
        <div className="ground">
          <Picture image={poster} sizes={widths[variant]} ratio={16 / 9} />
          <ExternalVideo block={block} site={site} />
        </div>
      )}
      {transcript && (
        <details>
          <summary>{site.labels.video.transcript}</summary>
          <Prose source={transcript} level={page.first ? 2 : 3} {...shown} />
        </details>
      )}
    </Section>
  );
}

/** The `sizes` of the placeholder's picture, by variant. */
const widths = {
  wide: "(max-width: 900px) 100vw, 1100px",
  side: "(max-width: 900px) 100vw, 760px",
};

/**
 * A video file of the site. It needs no script, and the browser loads nothing but the poster before
 * the click.
 */
function SiteVideo({ block, site }: Pick<BlockProps<"video">, "block" | "site">) {
  const { file, captions, poster, title, duration } = block;
  const { video: labels } = site.labels;
  if (!file) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: captions stand there where the site has them; a film may be silent. */}
      <video
        className="film"
        controls
        preload="none"
        playsInline
        poster={poster.src}
        width={1280}
        height={720}
        aria-label={inlineText(parseInline(title))}
      >
        <source src={file.src} type={`video/${file.format.toLowerCase()}`} />
        {captions && (
          <track
            kind="captions"
            src={captions.src}
            srcLang={site.settings.language}
            label={labels.captions}
            default
          />
        )}
        <a href={file.src}>{labels.download}</a>
      </video>
      {duration && <p className="note">{duration}</p>}
    </>
  );
}

function ExternalVideo({ block, site }: Pick<BlockProps<"video">, "block" | "site">) {
  const { video: labels } = site.labels;
  const { url = "", title, duration } = block;
  const address = parseVideoAddress(url);
  const host = new URL(address?.frame ?? url).host;
  return (
    <div className="plate">
      <a
        className="link"
        href={address?.page ?? url}
        data-behaviour={address && "load-video"}
        data-frame={address?.frame}
        data-allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        data-title={inlineText(parseInline(title))}
      >
        {labels.load}
      </a>
      {duration && <span className="duration"> {duration}</span>}
      <p className="note">{fill(labels.privacy, { host })}</p>
    </div>
  );
}
