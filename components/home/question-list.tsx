import { Prose } from '@/components/content/prose';
import type { Site } from '@/lib/content/read-content';

/** The company's questions (PRODUCT rule 48). Each opens and closes without a script. */
export function QuestionList({ content: { questions }, messages }: Site) {
  if (!questions) return null;
  return (
    <div id="questions" className="questions" lang={questions.lang}>
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="questions" precedence="next">
        {QUESTION_STYLES}
      </style>
      <h2>{questions.heading || messages.page.questions}</h2>
      {questions.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Prose html={answer} />
        </details>
      ))}
    </div>
  );
}

const QUESTION_STYLES = [
  '.questions{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-3);padding:0 var(--gutter-page) var(--space-6)}',
  '.questions h2{margin-block-end:var(--space-2)}',
  '.questions summary{display:flex;gap:var(--space-3);align-items:center;justify-content:space-between;min-block-size:var(--target-size);padding:var(--space-3) var(--space-5);font-weight:700;overflow-wrap:anywhere;list-style:none;cursor:pointer}',
  '.questions summary::-webkit-details-marker{display:none}',
  '.questions summary::after{flex:none;font:400 1.5em/1 var(--font-display);content:"+"}',
  '.questions [open] summary::after{content:"\u2212"}',
  '.questions details{outline:1px solid transparent;border-radius:var(--radius-panel);background:var(--surface)}',
  '.questions .prose{padding:0 var(--space-5) var(--space-5)}',
  // A printed page shows all answers.
  '@media print{.questions ::details-content{content-visibility:visible}.questions summary::after{content:none}}',
].join('');
