import type { Configuration } from '@/lib/config/read-configuration';
import type { PerformanceFigure } from '@/lib/region/copy-types';
import { formatDay } from '@/lib/region/format-day';
import { Fact } from './fact';

/** What an online lender has to publish about its loans in some regions (PRODUCT rule 50). */
export function PerformanceFigures({ copy, locale, legal: { performance } }: Configuration) {
  const labels = Object.entries(copy.performance ?? {}) as [PerformanceFigure, string][];
  return labels.map(([figure, label]) => {
    const value = performance[figure];
    return (
      <Fact key={figure} label={label}>
        {figure === 'day' && value ? formatDay(value, locale) : value}
      </Fact>
    );
  });
}
