import type { Action, Service } from "../../model/types.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { fill } from "../../ui/format/format-amount.ts";

interface ServiceButtonProps {
  service: Service;
  /** The action that all services of the block share. */
  action?: Action;
  variant: "line" | "link";
  site: SiteInfo;
}

/**
 * The shared action for one service. Replaces `{id}` in its target with the service's id, and adds
 * the service to its accessible name.
 */
export function ServiceButton({ service, action, variant, site }: ServiceButtonProps) {
  if (!action) return null;
  const own = { label: action.label, to: fill(action.to, { id: service.id }) };
  const suffix = fill(site.labels.services.about, { title: service.title });
  return <Button action={own} variant={variant} suffix={suffix} />;
}
