import type { Configuration } from '@/lib/config/read-configuration';
import { regions } from '@/lib/region/regions';

/** The escalation contact: the text of the region, or the company's. */
export function Escalation({ region, copy, legal: { escalation } }: Configuration) {
  if (!escalation) return null;
  if (escalation !== 'on') return <p>{escalation}</p>;
  return (
    <>
      <p className="web-font">{copy.escalation}</p>
      <p className="footer__links">
        {regions[region].escalationUrls.map((url) => (
          <a key={url} href={url}>
            {new URL(url).hostname}
          </a>
        ))}
      </p>
    </>
  );
}
