import { moveParametersOutOfFragment } from '../page-scripts';
import { decodePercentEncoding } from '../urls';

/** What programs and people add to an id: a full stop, a slash, a bracket, encoded parameters. */
const AROUND_ID = /^\P{L}+|[?&].*|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Moves parameters out of the fragment, and leads a link whose fragment was changed on its way to
 * what it means. If no element has the id, as in `#Contact`, `#contact.` and `#/contact`, it may be
 * the one in small letters, without what is around it. A PDF or a message may encode the sign:
 * `/%23contact`, of which a host shows the 404 page, and `/?utm_source=sms%23contact`.
 */
export function repairFragment(): void {
  moveParametersOutOfFragment();
  const { pathname, search, href, hash } = location;
  const [, encoded = ''] = search.split('%23');
  // Only a navigation changes what CSS `:target` matches.
  if (pathname.includes('%23') || document.getElementById(meantBy(encoded)))
    return location.replace(href.replace('%23', '#'));
  const id = decodePercentEncoding(hash.slice(1));
  const meant = meantBy(id);
  if (!document.getElementById(id) && document.getElementById(meant)) location.replace(`#${meant}`);
}

function meantBy(written: string): string {
  return decodePercentEncoding(written).toLowerCase().replace(AROUND_ID, '');
}
