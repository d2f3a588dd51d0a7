import { schema, type Settings } from './schema';
import { quoteForMessage, type Problem } from './validation-error';

/** A company that lends. Its name or its URL may be empty, but not both. */
export interface Lender {
  readonly name: string;
  readonly url: string;
}

/** Reads the lenders from two lists in the same order, of which one may be unset. */
export function readLenders(lists: Settings['legal']['lenders']): {
  readonly lenders: readonly Lender[];
  readonly problems: readonly Problem[];
} {
  const names = lists.names.split(' | ').filter(Boolean);
  const urls = lists.urls.split(' | ').filter(Boolean);
  if (names.length > 0 && urls.length > 0 && names.length !== urls.length) {
    const { names: setting, urls: wrong } = schema.legal.lenders;
    const problem = `was ${quoteForMessage(lists.urls)}, a list of ${urls.length}, and ${setting[0]} is a list of ${names.length}; allowed: one URL for each name, in the same order, separated by |`;
    return { lenders: [], problems: [{ place: wrong[0], problem }] };
  }
  const longer = names.length > 0 ? names : urls;
  const lenders = longer.map((_, index) => ({ name: names[index] ?? '', url: urls[index] ?? '' }));
  return { lenders, problems: [] };
}
