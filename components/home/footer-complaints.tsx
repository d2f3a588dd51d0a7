import { telephoneHref } from '@/lib/config/phone';
import type { Settings } from '@/lib/config/schema';
import { FooterEntry } from './footer-entry';

interface FooterComplaintsProps {
  readonly complaints: Settings['legal']['complaints'];
  readonly label: string;
}

/** Who answers complaints, if the company has set it. */
export function FooterComplaints({
  complaints: { name, phone, email },
  label,
}: FooterComplaintsProps) {
  if (!name && !phone && !email) return null;
  return (
    <dl className="footer__facts footer__complaints">
      <FooterEntry label={label}>
        {name && <p>{name}</p>}
        {phone && (
          <p>
            <a dir="ltr" href={telephoneHref(phone)}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </FooterEntry>
    </dl>
  );
}
