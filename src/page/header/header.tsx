import { useEffect, useRef, useState } from "react";
import type { Labels, SiteSettings } from "../../content/types.ts";

/** What the header shows: the same on every page. */
export interface HeaderData {
  name: string;
  header: SiteSettings["header"];
  labels: Pick<Labels, "header" | "common">;
}

interface HeaderProps {
  site: HeaderData;
  route: string;
}

/** The head of every page: how to reach the firm, the way home, the five links, the main action. */
export function Header({ site, route }: HeaderProps) {
  const { name, header, labels } = site;
  return (
    <>
      <a className="skip-link" href="#content">
        {labels.common.skipLink}
      </a>
      <header className="header">
        <Bar entries={header.bar} />
        <div className="head">
          <a className="logo" href="/">
            {name}
            <span className="visually-hidden">, {labels.common.home}</span>
          </a>
          <Menu header={header} labels={labels.header} route={route} />
        </div>
      </header>
    </>
  );
}

function Bar({ entries }: { entries: HeaderData["header"]["bar"] }) {
  return (
    <ul className="bar note">
      {entries.map(({ label, to }) => (
        <li key={label}>{to ? <a href={to}>{label}</a> : label}</li>
      ))}
    </ul>
  );
}

interface MenuProps {
  header: HeaderData["header"];
  labels: Labels["header"];
  route: string;
}

/** The links and the action: a line on wide screens, on small ones a sheet that the button opens. */
function Menu({ header, labels, route }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const open = useOpen(menu);
  const close = () => menu.current?.hidePopover?.();
  return (
    <>
      <button
        type="button"
        className="toggle"
        popoverTarget="menu"
        aria-controls="menu"
        aria-expanded={open}
        aria-label={open ? labels.closeMenu : labels.openMenu}
      >
        {open ? labels.closeMenu : labels.menu}
      </button>
      <div ref={menu} id="menu" className="menu" popover="auto">
        <nav aria-label={labels.navigation}>
          <ul className="choices">
            {header.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={currentOf(to, route)} onClick={close}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className="button button-line" href={header.action.to} onClick={close}>
          {header.action.label}
        </a>
      </div>
    </>
  );
}

/** "page" for the page itself, "true" for a page below it; every page is below "/", so that counts not. */
function currentOf(to: string, route: string): "page" | "true" | undefined {
  if (route === to) return "page";
  return to !== "/" && route.startsWith(`${to}/`) ? "true" : undefined;
}

/**
 * Whether the menu is open, told by the browser. Unknown until React runs: without it the browser
 * itself says so to assistive technology, and an attribute that nobody updates would contradict it.
 */
function useOpen(menu: { current: HTMLElement | null }): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const element = menu.current;
    // A browser that knows no popovers shows the links as they are, and must not be asked about them.
    if (!element || !("popover" in element)) return;
    const wide = matchMedia("(min-width: 901px)");
    const read = () => setOpen(element.matches(":popover-open"));
    const close = () => element.hidePopover();
    const place = () =>
      element.style.setProperty("--top", `${element.closest("header")?.offsetHeight}px`);
    read();
    element.addEventListener("beforetoggle", place);
    element.addEventListener("toggle", read);
    wide.addEventListener("change", close);
    return () => {
      element.removeEventListener("beforetoggle", place);
      element.removeEventListener("toggle", read);
      wide.removeEventListener("change", close);
    };
  }, [menu]);
  return open;
}
