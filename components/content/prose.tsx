import './prose.css';

interface ProseProps {
  /** Built from Markdown (lib/content). */
  readonly html: string;
  /** The language of the text, if its surroundings have another one. */
  readonly lang?: string | undefined;
}

/** A text that the company wrote in `content/`, with its lists, tables and pictures. */
export function Prose({ html, lang }: ProseProps) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
