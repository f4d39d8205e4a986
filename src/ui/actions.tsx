import type { Action } from "../model/types.ts";
import { Button } from "./button.tsx";

/** Renders actions side by side; the first is the main action. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="actions">
      {actions.map((action, index) => (
        <Button
          key={`${action.to} ${action.label}`}
          action={action}
          variant={index === 0 ? "solid" : "link"}
        />
      ))}
    </div>
  );
}
