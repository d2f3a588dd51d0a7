import { knowTheShape } from '@/lib/export/steps/know-the-shape';
import { exported, pageOfNext } from './exported';

describe('the shape of the export', () => {
  it('is known when it has the pages of the routes and no other', () => {
    expect(() =>
      knowTheShape(exported(pageOfNext(), { '/_not-found.html': pageOfNext() })),
    ).not.toThrow();
  });

  it('is refused, by name, when a page is missing', () => {
    expect(() => knowTheShape(exported(pageOfNext(), { '/repay.html': undefined }))).toThrow(
      'out/repay.html: expected this file to be there',
    );
  });

  it('is refused when there is a page that the routes do not name', () => {
    expect(() => knowTheShape(exported(pageOfNext(), { '/left-over.html': pageOfNext() }))).toThrow(
      'out/left-over.html: expected no page that lib/routes.ts does not name',
    );
  });

  it('is refused when anything stands before the document', () => {
    expect(() =>
      knowTheShape(exported(pageOfNext(), { '/order.html': `<!-- x -->${pageOfNext()}` })),
    ).toThrow('out/order.html: expected');
  });

  it('is refused when a page does not begin with its language and charset', () => {
    expect(() =>
      knowTheShape(
        exported(pageOfNext(), { '/order.html': '<html><head><title>x</title></head></html>' }),
      ),
    ).toThrow('out/order.html: expected a document that begins as Next writes them');
  });
});
