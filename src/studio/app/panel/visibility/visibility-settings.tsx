import { useId } from "react";
import { visibilityStrings as strings } from "#lang/studio/app/panel/visibility/strings";
import { dateInTimeZone } from "../../../../model/content-schedule.ts";
import { textAt } from "../../../../model/parsed-site.ts";
import { childValue } from "../../../../yaml/json-pointer.ts";
import type { FieldContext } from "../../../fields/field-context.ts";
import { FieldList } from "../../../fields/field-list.tsx";
import { DiagnosticList } from "../../../fields/frame/diagnostic-list.tsx";
import {
  helperScopeProps,
  helperShortcut,
  useHelperButtonKeys,
} from "../../../fields/frame/helper-button-keys.ts";
import { FieldStoreProvider } from "../../../fields/store/field-store-provider.tsx";
import type { StudioModel } from "../../studio-model.ts";
import { changesToActivateSchedule, visibilityState } from "./visibility-state.ts";

const dateFields = ["/publishAt", "/expiresAt"];

interface VisibilitySettingsProps {
  model: StudioModel;
  context: FieldContext;
}

/** Shows the draft switch and the dates of a page, and sums up its visibility in a sentence. */
export function VisibilitySettings({ model, context }: VisibilitySettingsProps) {
  const id = useId();
  const { file, schemas, schemaId, value } = context;
  const { properties = {} } = schemas[schemaId] ?? {};
  if (!properties.draft) return null;
  const zone = textAt(model.session.value("site.yaml"), "/timeZone") ?? "";
  const seen = visibilityState(value, model.brought.date ?? dateInTimeZone(zone, new Date()));
  const { name, sentence } = strings.state(seen);
  return (
    <fieldset className="seen" aria-label={strings.title}>
      <DraftSwitch model={model} context={context} saidBy={`${id}-said`} />
      <p id={`${id}-said`} role="status">
        <strong>{name}.</strong> {sentence}
      </p>
      <FieldList context={context} path="" only={(path) => dateFields.includes(path)} />
      {seen.kind === "draft" && seen.due && (
        <ScheduleButton
          due={seen.due}
          onPress={(due) => model.change(file, changesToActivateSchedule(value, due))}
        />
      )}
    </fieldset>
  );
}

interface DraftSwitchProps extends VisibilitySettingsProps {
  /** The ID of the element that describes the visibility. */
  saidBy: string;
}

/**
 * Shows the draft switch. Switching it off removes the key instead of setting `false`. Errors about
 * links to the hidden page are also shown here.
 */
function DraftSwitch({ model, context, saidBy }: DraftSwitchProps) {
  const id = useId();
  const press = useHelperButtonKeys();
  const { file, schemas, schemaId, value } = context;
  const { properties = {} } = schemas[schemaId] ?? {};
  const isDraft = childValue(value, "draft") === true;
  const set = (isOne: boolean) => {
    const order = Object.keys(properties);
    if (isOne) model.change(file, { kind: "set", path: "/draft", value: true, order });
    else model.change(file, { kind: "remove", path: "/draft" });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys that are pressed in its field
    <div className="studio-field of-switch" {...helperScopeProps} onKeyDown={press}>
      <div className="studio-field-head">
        <label htmlFor={id}>{properties.draft?.title}</label>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isDraft}
        aria-checked={isDraft}
        aria-keyshortcuts={helperShortcut}
        aria-describedby={`${saidBy} ${id}-told`}
        data-field={`${file}#/draft`}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      <FieldStoreProvider context={context}>
        <DiagnosticList id={`${id}-told`} path="/draft" />
      </FieldStoreProvider>
    </div>
  );
}

function ScheduleButton({ due, onPress }: { due: string; onPress(due: string): void }) {
  return (
    <button type="button" className="seen-let-go" onClick={() => onPress(due)}>
      {strings.letGo(due)}
    </button>
  );
}
