interface ProseProps {
  /** Built from Markdown (lib/content). */
  readonly html: string;
  /** The language of the text, if its surroundings have another one. */
  readonly lang?: string | undefined;
}

/** A text that the company wrote in `content/`, with its lists, tables and pictures. */
export function Prose({ html, lang }: ProseProps) {
  return (
    <>
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="prose" precedence="next">
        {PROSE_STYLES}
      </style>
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

const PROSE_STYLES = [
  // The other web fonts have only the characters of the headings.
  '.prose{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);max-inline-size:42rem;font-family:var(--font-written,var(--font-values));font-size:clamp(1rem,.9rem + .3vw,1.125rem)}',
  '.prose :is(h3,h4,h5,h6){font-size:1.125rem;line-height:max(1.3,var(--leading))}',
  '.prose h2{margin-block-start:var(--space-5);font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem)}',
  '.prose :first-child{margin-block-start:0}',
  '.prose :is(ul,ol){display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-2);padding-inline-start:1.5em}',
  '.prose :is(li,blockquote)>*+*{margin-block-start:var(--space-2)}',
  // A link in a line of text keeps the height of the line.
  '.prose a{display:inline;padding:0;margin:0}',
  '.prose blockquote{padding-inline-start:var(--space-4);border-inline-start:.25rem solid}',
  '.prose pre,.prose__table{overflow-x:auto}',
  '.prose table{border-collapse:collapse;font-variant-numeric:tabular-nums}',
  '.prose :is(td,th){min-inline-size:8rem;padding:var(--space-2) var(--space-3);border:1px solid var(--line);vertical-align:top}',
  '.prose th:not([align]){text-align:start}',
  '.prose img{max-inline-size:100%;block-size:auto;border-radius:var(--space-3)}',
  '.prose hr{inline-size:100%;border:solid var(--line);border-width:1px 0 0}',
  '@media print{.prose__table{overflow:visible}.prose :is(td,th){min-inline-size:0}.prose pre{white-space:pre-wrap}}',
].join('');
