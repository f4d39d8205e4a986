import type { Action } from "../model/types.ts";

interface ButtonProps {
  action: Action;
  /** solid: the main action; line: outlined; link: underlined by the double rule. */
  variant?: "solid" | "line" | "link";
  /** Visually hidden suffix, so that equal labels have distinct accessible names. */
  suffix?: string;
}

const classes = { solid: "button", line: "button button-line", link: "link" };

/** Renders an action as a link, never as a `<button>`. */
export function Button({ action, variant = "solid", suffix }: ButtonProps) {
  return (
    <a className={classes[variant]} href={action.to}>
      {action.label}
      {suffix && <span className="visually-hidden"> {suffix}</span>}
    </a>
  );
}
