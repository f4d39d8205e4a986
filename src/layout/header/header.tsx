import type { Labels, SiteSettings } from "../../model/types.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { Logo } from "../logo/logo.tsx";
import { SearchLink } from "../search/search-link.tsx";
import { ariaCurrent } from "./aria-current.ts";

interface HeaderProps {
  site: SiteInfo;
  route: string;
}

/**
 * The header of every page: contact details, the logo, the links of the menu and the main action.
 */
export function Header({ site, route }: HeaderProps) {
  const { settings, labels } = site;
  return (
    <>
      <a className="skip-link" href="#_content">
        {labels.common.skipLink}
      </a>
      <header className="header">
        <TopBar entries={settings.header.bar} />
        <div className="head">
          <Logo site={site} picture={site.logo} />
          {settings.search && <SearchLink words={labels.search} route={route} />}
          <Menu header={settings.header} labels={labels.header} route={route} />
        </div>
      </header>
    </>
  );
}

function TopBar({ entries = [] }: { entries: SiteSettings["header"]["bar"] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="bar note">
      {entries.map(({ label, to }) => (
        <li key={label}>{to ? <a href={to}>{label}</a> : label}</li>
      ))}
    </ul>
  );
}

interface MenuProps {
  header: SiteSettings["header"];
  labels: Labels["header"];
  route: string;
}

/**
 * The links and the main action: in one line on wide screens; on small ones in a sheet that a
 * button opens.
 */
function Menu({ header, labels, route }: MenuProps) {
  return (
    <>
      <button
        type="button"
        className="toggle"
        popoverTarget="_menu"
        aria-controls="_menu"
        aria-label={labels.openMenu}
      >
        {labels.menu}
      </button>
      <div id="_menu" className="menu" popover="auto">
        <nav aria-label={labels.navigation}>
          <ul className="choices">
            {header.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={ariaCurrent(to, route)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {header.action && (
          <a className="button button-line" href={header.action.to}>
            {header.action.label}
          </a>
        )}
      </div>
    </>
  );
}
