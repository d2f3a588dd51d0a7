import type { Configuration } from '@/lib/config/read-configuration';
import type { PerformanceFigure } from '@/lib/region/copy-types';
import { formatDay } from '@/lib/region/formats';
import { Fact } from './fact';

/** What an online lender has to publish about its loans in some regions (PRODUCT rule 50). */
export function PerformanceFigures({ copy, locale, legal: { performance } }: Configuration) {
  const labels = Object.entries(copy.performance ?? {}) as [PerformanceFigure, string][];
  const isRate = ([figure]: [PerformanceFigure, string]) => figure.startsWith('tkb');
  // The rates are short, and stand in one row, also on a phone.
  const groups = { rates: labels.filter(isRate), totals: labels.filter((one) => !isRate(one)) };
  return Object.entries(groups).map(
    ([name, group]) =>
      group.some(([figure]) => performance[figure]) && (
        <dl key={name} className={`footer__${name}`}>
          {group.map(([figure, label]) => {
            const value = performance[figure];
            return (
              <Fact key={figure} label={label}>
                {figure === 'day' && value ? formatDay(value, locale) : value}
              </Fact>
            );
          })}
        </dl>
      ),
  );
}
