import { moveParametersOutOfFragment } from '../page-scripts';
import { decodePercentEncoding } from '../urls';

/** What programs and people add to an id: the full stop of a sentence, a slash, a bracket. */
const AROUND_ID = /^\P{L}+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Moves parameters out of the fragment, and leads a link whose fragment was changed on its way to
 * what it means. If no element has the id, as
 * in `#Contact`, `#contact.` and `#/contact`, it may be the one in small letters, without what is
 * around it. A PDF or a message may encode the sign: the 404 page of `/%23contact` leads to
 * `/#contact`.
 */
export function repairFragment(): void {
  moveParametersOutOfFragment();
  const { pathname, href, hash } = location;
  // Only a navigation changes what CSS `:target` matches.
  if (pathname.includes('%23')) return location.replace(href.replace('%23', '#'));
  const id = decodePercentEncoding(hash.slice(1));
  const meant = id.toLowerCase().replace(AROUND_ID, '');
  if (!document.getElementById(id) && document.getElementById(meant)) location.replace(`#${meant}`);
}
