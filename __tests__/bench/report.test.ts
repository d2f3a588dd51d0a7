import { reportOf } from './report';

test('each page has its median, its range and its ratio to the first, and what it does not have is a dash', () => {
  const report = reportOf({
    regions: [],
    environment: 'One machine',
    pages: [
      { name: 'by hand', rounds: [{ lcp: 100, cls: 0 }] },
      {
        name: 'india',
        rounds: [{ lcp: 150, cls: 0 }, { lcp: 110, cls: 0.5 }, { lcp: null }, { lcp: 120, cls: 0 }],
      },
    ],
    visits: [],
  });

  expect(report).toContain('| Largest Contentful Paint, ms | 100 | 120 (110–150) 1.20× |');
  expect(report).toContain('| Cumulative Layout Shift | 0 | 0 (0–0.5) |');
  expect(report).toContain('| Lighthouse SEO | – | – |');
});

test('the report says which budgets hold', () => {
  const report = reportOf({
    regions: ['india'],
    environment: 'One machine',
    visits: [{ name: 'india', rounds: [{ readingBytes: 70_001, readingRequests: 11 }] }],
  });

  expect(report).toContain('| india: reading, bytes | 70000 | 70001 | **no** |');
  expect(report).toContain('| india: reading, requests | 14 | 11 | yes |');
});
