import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { parseMarkdown } from '@/lib/kit/markdown';

const TEXT = '# About us\n\nWe *add up*.\n\n## Fees\n\n| Bill | Fee |\n|---|---|\n| 1 | 0 |';

export default function Page() {
  const { heading, html } = parseMarkdown(new VFile({ path: 'about.md', value: TEXT }));
  return <main dangerouslySetInnerHTML={{ __html: `<h1>${heading}</h1>${toHtml(html)}` }} />;
}
