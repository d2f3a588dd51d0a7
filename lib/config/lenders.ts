import { quoteForMessage, type Problem } from '@/lib/kit/text';
import type { Settings } from './schema';

/** A company that lends. Its name or its URL may be empty, but not both. */
export interface Lender {
  readonly name: string;
  readonly url: string;
}

/** Reads the lenders from two lists in one order, or adds a problem if their lengths differ. */
export function readLenders(
  lists: Settings['legal']['lenders'],
  problems: Problem[],
): readonly Lender[] {
  const names = lists.names.split(' | ').filter(Boolean);
  const urls = lists.urls.split(' | ').filter(Boolean);
  if (names.length > 0 && urls.length > 0 && names.length !== urls.length) {
    const reason = `was ${quoteForMessage(lists.urls)}, a list of ${urls.length}, and NEXT_PUBLIC_LENDER is a list of ${names.length}; allowed: one URL for each name, in the same order, separated by |`;
    problems.push({ place: 'NEXT_PUBLIC_LENDER_URL', reason });
  }
  const longer = names.length > 0 ? names : urls;
  return longer.map((_, index) => ({ name: names[index] ?? '', url: urls[index] ?? '' }));
}
