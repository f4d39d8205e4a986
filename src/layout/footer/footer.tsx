import type { Action, LinkGroup, SiteSettings } from "../../model/types.ts";
import { PostalAddress } from "../../ui/address.tsx";
import type { SiteInfo } from "../../ui/block-props.ts";
import { Text } from "../../ui/text/text.tsx";
import { Logo } from "../logo/logo.tsx";
import { AccessibilitySymbol } from "./accessibility-symbol.tsx";

/** The footer of every page: the firm, links to pages, contact details and legal information. */
export function Footer({ site }: { site: SiteInfo }) {
  const { settings, labels } = site;
  const { footer } = settings;
  return (
    <footer className="footer">
      <div className="colophon">
        <div className="about">
          <Logo site={site} picture={site.footLogo} />
          <p>
            <Text>{footer.description}</Text>
          </p>
        </div>
        <nav aria-label={labels.footer.navigation}>
          {footer.columns.map((column) => (
            <FooterColumn key={column.title} column={column} />
          ))}
        </nav>
        <FooterContact settings={settings} postalCode={labels.contact.postalCode} />
      </div>
      <LegalNotice footer={footer} />
    </footer>
  );
}

function FooterColumn({ column }: { column: LinkGroup }) {
  return (
    <div>
      <h2>{column.title}</h2>
      <FooterLinks links={column.links} />
    </div>
  );
}

function FooterLinks({ links, className }: { links: readonly Action[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The contact details in the footer.
 *
 * @param postalCode the label of the postal code, with a slot `{n}`
 */
function FooterContact({ settings, postalCode }: { settings: SiteSettings; postalCode: string }) {
  const { firm, footer } = settings;
  return (
    <div className="contact">
      <h2>{footer.contactTitle}</h2>
      <PostalAddress address={firm.address} postalCode={postalCode} language={settings.language} />
      <p>{footer.hours}</p>
      {footer.social.length > 0 && <FooterLinks links={footer.social} className="social" />}
    </div>
  );
}

function LegalNotice({ footer }: { footer: SiteSettings["footer"] }) {
  const { legal = [], legalLinks, accessibility } = footer;
  const hasLinks = legalLinks.length > 0 || accessibility !== undefined;
  if (legal.length === 0 && !hasLinks) return null;
  return (
    <div className="legal note">
      {legal.map((text) => (
        <p key={text}>
          <Text>{text}</Text>
        </p>
      ))}
      {hasLinks && (
        <ul>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
          {accessibility && (
            <li>
              {/* Lei 13.146/2015, art. 63, § 1 requires the symbol to be clearly visible. */}
              <a href={accessibility.to}>
                <AccessibilitySymbol />
                {accessibility.label}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
