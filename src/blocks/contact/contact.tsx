import type { ReactNode } from "react";
import type { SiteSettings } from "../../model/types.ts";
import { PostalAddress } from "../../ui/address.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { toPhoneLink, toWhatsappLink } from "../../ui/format/phone-link.ts";
import { FirmHours, OpeningStatus } from "../../ui/opening-hours/firm-hours.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

type Firm = SiteSettings["firm"];

/** The firm's contact sheet: telephone, e-mail, address, hours and registrations. */
export function Contact({ block, site, page }: BlockProps<"contact">) {
  const { firm } = site.settings;
  const { contact: labels } = site.labels;
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <dl className="letter register">
        <Phone block={block} firm={firm} labels={labels} />
        <ContactRow label={labels.email} note={block.emailNote}>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </ContactRow>
        <ContactRow label={labels.address}>
          <PostalAddress
            address={firm.address}
            postalCode={labels.postalCode}
            language={site.settings.language}
          />
        </ContactRow>
        <ContactRow label={labels.hours}>
          <FirmHours hours={firm.hours} />
          <OpeningStatus site={site} />
        </ContactRow>
      </dl>
      <LegalRegistration block={block} firm={firm} label={labels.legalName} />
    </Section>
  );
}

interface LegalRegistrationProps extends Pick<PhoneProps, "block" | "firm"> {
  /** The label of the legal name. */
  label: string;
}

/** The legal name and the registration numbers of the firm, if available. */
function LegalRegistration({ block: { image }, firm, label }: LegalRegistrationProps) {
  const { legalName, registrations = [] } = firm;
  const isRegistered = legalName !== undefined || registrations.length > 0;
  if (!image && !isRegistered) return null;
  return (
    <div className="papers">
      {image && <Picture image={image} sizes="(max-width: 700px) 60vw, 27vw" ratio={1.33} />}
      {isRegistered && (
        <dl className="register">
          {legalName && <ContactRow label={label}>{legalName}</ContactRow>}
          {registrations.map(({ id, label: name, value }) => (
            <ContactRow key={id} label={name}>
              {value}
            </ContactRow>
          ))}
        </dl>
      )}
    </div>
  );
}

interface PhoneProps {
  block: BlockProps<"contact">["block"];
  firm: Firm;
  labels: BlockProps<"contact">["site"]["labels"]["contact"];
}

function Phone({ block, firm, labels }: PhoneProps) {
  return (
    <ContactRow label={labels.phone} note={block.phoneNote ?? (firm.whatsapp && labels.phoneHint)}>
      <a href={toPhoneLink(firm)}>{firm.phone}</a>
      {firm.whatsapp && (
        <>
          {" "}
          <a className="link" href={toWhatsappLink(firm, labels.greeting)}>
            {labels.whatsapp}
          </a>
        </>
      )}
    </ContactRow>
  );
}

interface ContactRowProps {
  label: string;
  /** A short note on the value, as inline markup. */
  note?: string | false;
  children: ReactNode;
}

function ContactRow({ label, note, children }: ContactRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && (
        <dd className="note">
          <Text>{note}</Text>
        </dd>
      )}
    </div>
  );
}
