import { useEffect, useRef, useState } from "react";
import { textAt } from "../../model/raw-site.ts";
import { nodeAt } from "../../model/schema/schema-node.ts";
import type { ChosenPlace, PageEvents } from "../canvas/page-link.ts";
import { factPlace } from "../fields/kinds/fact-places.ts";
import type { LimitedSchema } from "../fields/kinds/field-kind.ts";
import { spokenSentence } from "../fields/kinds/spoken-words.ts";
import { typingAt } from "../fields/writing/following-id.ts";
import { pageAddresses } from "../hosts/server/api-addresses.ts";
import type { Session } from "../session/session.ts";
import { pressKey } from "./bar/keys.ts";
import type { Width } from "./bar/layers.ts";
import { blockName, blocksOf, moveBlock } from "./panel/block-deeds.ts";
import { entryOf, numberIn, partOf, placeOf, placeOfFact } from "./panel/choose.ts";
import { nameOfFact } from "./panel/fact-names.ts";
import { contextFor } from "./panel/field-context-for.ts";
import { placeTitle } from "./panel/lead-to.ts";
import { fileChoices, fileDetail } from "./pictures/file-choices.ts";
import { mediaAddress } from "./pictures/media-files.ts";
import type { StudioModel } from "./studio-model.ts";
import { useStudio } from "./use-studio.ts";
import { shellWords as words } from "./words.pt-br.ts";

interface StageProps {
  model: StudioModel;
  width: Width;
  onFind(): void;
}

/**
 * Scrolls the preview to the selected field or list. Only once per selection, so that the user can
 * scroll away.
 */
function useBrought(model: StudioModel): void {
  const { parts, choice, file } = useStudio(model);
  const brought = useRef<typeof choice>(undefined);
  useEffect(() => {
    if (!parts || !choice || brought.current === choice) return;
    const isSought = choice.isAsked === true || (file === choice.file && choice.path === "");
    const place = `${choice.file}#${choice.field ?? choice.path}`;
    if (isSought && model.link?.bring(place)) brought.current = choice;
  }, [model, parts, choice, file]);
}

/** The preview: the page as visitors see it, with notices above it. */
export function Stage({ model, width, onFind }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { parts, choice, day, overview, isAway, codeFault, isOtherCode, outside, file } =
    useStudio(model);
  const isHidden = overview.routes.some(({ route, hidden }) => hidden && route === parts?.route);
  const { kinds } = overview;
  // The file should have a page but has none: something required is missing.
  const isUnfinished =
    file !== undefined && overview.routes.some((page) => kinds[page.file] === kinds[file]);
  const find = useRef(onFind);
  find.current = onFind;
  const attach = () => {
    const page = frame.current?.contentWindow?.preloPage;
    page?.listen(eventsOf(model, () => find.current()));
    if (page) model.attach(page);
  };
  useBrought(model);
  useEffect(() => {
    const [, index] = /^\/blocks\/(\d+)/.exec(choice?.path ?? "") ?? [];
    const isHere = choice?.file === parts?.file;
    model.link?.mark(isHere && index !== undefined ? Number(index) : undefined);
  }, [model, choice, parts]);
  return (
    <main className="stage" data-width={width}>
      {isAway && <Away host={model.host} />}
      <Notice host={model.host} />
      {codeFault !== undefined && (
        <p className="stage-note" role="alert">
          {words.ownCode({ fault: codeFault })}
        </p>
      )}
      {isOtherCode && (
        <p className="stage-note" role="status">
          {words.otherCode}
        </p>
      )}
      {outside !== undefined && (
        <p className="stage-note stage-asked" role="status">
          {words.saidOutside({ place: placeTitle(model, outside, "") })}
          <button type="button" onClick={() => model.set({ outside: undefined })}>
            {words.close}
          </button>
        </p>
      )}
      {isUnfinished && (
        <p className="stage-note" role="status">
          {words.notShown}
        </p>
      )}
      {parts?.stale && !isUnfinished && (
        <p className="stage-note" role="status">
          {words.stale}
        </p>
      )}
      {day !== undefined && (
        <p className="stage-note stage-asked" role="status">
          {parts?.isAbsent ? words.absentOn(day) : words.seenAsOn(day)}
          <button type="button" onClick={() => model.setDay(undefined)}>
            {words.seeAll}
          </button>
        </p>
      )}
      {day === undefined && isHidden && (
        <p className="stage-note" role="status">
          {words.hiddenPage}
        </p>
      )}
      <iframe
        ref={frame}
        name="page"
        title={words.frame}
        src={pageAddresses.page}
        onLoad={attach}
      />
    </main>
  );
}

/** Notice that the backend is unreachable, with a button to reconnect if the backend has one. */
function Away({ host }: Pick<StudioModel, "host">) {
  const { away = words.away, regain } = host;
  return (
    <p className="stage-note stage-asked" role="status">
      {away}
      {regain && (
        <button type="button" onClick={regain.ask}>
          {regain.label}
        </button>
      )}
    </p>
  );
}

/** A notice of the account, such as an expiring token, until it is dismissed. */
function Notice({ host }: Pick<StudioModel, "host">) {
  const [isRead, setRead] = useState(false);
  const notice = host.account?.notice;
  if (notice === undefined || isRead) return null;
  return (
    <p className="stage-note stage-asked" role="status">
      {notice}
      <button type="button" onClick={() => setRead(true)}>
        {words.close}
      </button>
    </p>
  );
}

function eventsOf(model: StudioModel, find: () => void): PageEvents {
  const { session } = model;
  const heldIn = (file: string) => {
    const schemaId = model.current().overview.kinds[file];
    if (schemaId === undefined) return undefined;
    return { schemas: model.brought.schemas, schemaId, value: session.value(file) };
  };
  let [begun, changesFor] = ["", typingAt(() => undefined, "")];
  const begin = (field: string) => {
    const { file, path } = placeOf(field);
    [begun, changesFor] = [field, typingAt(() => heldIn(file), path)];
  };
  return {
    source(field) {
      const { file, path } = placeOf(field);
      const { schemaId, value } = heldIn(file) ?? {};
      begin(field);
      const schema = schemaId && nodeAt(model.brought.schemas, schemaId, value, path);
      const text = textAt(value, path)?.replace(/\n+$/, "");
      if (!schema || text === undefined) return undefined;
      const { markup, lines, maxLength: most, description, title: name } = schema as LimitedSchema;
      const help = description && spokenSentence(description, model.brought.schemas);
      const kind = { markup: markup === "inline", body: markup === "body", lines: lines === true };
      return { text, ...kind, name, most, help };
    },
    textNow(field) {
      const { file, path } = placeOf(field);
      return textAt(session.value(file), path)?.replace(/\n+$/, "");
    },
    factNow(name) {
      const place = placeOfFact(name, (file) => session.value(file));
      return place && textAt(session.value(place.file), place.path);
    },
    factsIn: (files) => (name) => files.includes(factPlace(name).file),
    sourceOfFact: (name) => nameOfFact(model, name),
    links: () => contextFor(model, model.current().parts?.file ?? "")?.find.links() ?? [],
    touched: () => model.touch(),
    typed: (field, text) => {
      const { file, path } = placeOf(field);
      if (begun !== field) begin(field);
      model.change(file, changesFor(text), path);
    },
    isShared: (field) => {
      const kind = model.current().overview.kinds[placeOf(field).file] ?? "";
      return ["labels.json", "site.json"].includes(kind);
    },
    chosen: (place) => choose(model, place),
    bring: async (field, picked) =>
      (await import("./pictures/bring-to-text.ts")).bringToText(model, placeOf(field), picked),
    files: () => fileChoices(model),
    fileDetail: (name) => fileDetail(model, name),
    pictureAddress: (file) => mediaAddress(model, file),
    shownAddress: model.pictures && ((address) => model.shownAddress(address)),
    dropped: (place, picked) => void bringTo(model, placeOf(place), picked),
    typing: (text) => model.set({ takesMarks: text?.markup ?? false }),
    pageAt: (address) => pageAt(model, address)?.title,
    followed: (address) => {
      const page = pageAt(model, address);
      if (page) location.hash = `#${page.route}`;
    },
    blocks: {
      named(index) {
        const { parts } = model.current();
        const block = blocksOf(model)[index];
        // With a preview date some blocks are hidden: moving would skip over invisible ones.
        const isSeenOn = model.current().day !== undefined;
        if (block === undefined || parts?.kind !== "page" || isSeenOn) return undefined;
        return { name: blockName(model, block), place: `${parts.file}#/blocks/${index}` };
      },
      move: (from, to) => moveBlock(model, from, to),
      choose: (index) =>
        model.set({
          choice: { file: model.current().parts?.file ?? "", path: `/blocks/${index}` },
        }),
      add: (at) => model.set({ adding: at }),
    },
    pressed: (event) => pressKey(event, model, find),
  };
}

/** Handles a file that was dropped on a picture. The result is announced. */
async function bringTo(model: StudioModel, place: ReturnType<typeof placeOf>, picked: File) {
  const { bringToField } = await import("./pictures/bring-to-field.ts");
  model.say(words.preparing);
  const fault = await bringToField(model, place, picked);
  model.say(fault ?? words.prepared);
}

/** The page that a link of the site leads to, unless it is already shown. */
function pageAt(model: StudioModel, address: string) {
  const { overview, parts } = model.current();
  const route = address.replace(/[?#].*$/, "");
  return overview.routes.find((page) => page.route === route && route !== parts?.route);
}

/** Whether a text consists of one fact token only: typing into it would replace the fact. */
function isFactAlone(session: Session, field: string | undefined, fact?: string): boolean {
  if (field === undefined || fact === undefined) return false;
  const { file, path } = placeOf(field);
  return textAt(session.value(file), path)?.trim() === `\${${fact}}`;
}

function choose(model: StudioModel, { field, block, fact, derived }: ChosenPlace) {
  const { parts } = model.current();
  const { session } = model;
  const source = fact ? placeOfFact(fact, (file) => session.value(file)) : undefined;
  const place = source ?? (field ? placeOf(field) : undefined);
  if (place) {
    const value = session.value(place.file);
    const path = partOf(value, place.path);
    const entry = entryOf(value, place.path);
    const number = derived === undefined ? undefined : numberIn(value, entry, derived);
    const isAsked = number !== undefined || isFactAlone(session, field, fact);
    // Numbers and facts cannot be edited in the preview: move the focus to their field.
    model.set({ choice: { file: place.file, path, field: number ?? place.path, isAsked } });
  } else if (parts && block !== undefined && parts.kind === "page") {
    model.set({ choice: { file: parts.file, path: `/blocks/${block}` } });
  }
}
