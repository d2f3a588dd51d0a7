import '@/components/panel.css';
import '@/components/accent-panel.css';
import '@/components/disclosure.css';
import '@/components/primary-button.css';
import '@/components/picture/circle.css';
import { Prose } from '@/components/content/prose';
import { BackgroundPicture } from '@/components/picture/background-picture';
import type { Site } from '@/lib/content/read-content';
import { sectionHref } from '@/lib/site/sections';
import './question-list.css';

/**
 * The company's questions (PRODUCT rule 48). Each opens and closes without a script, and the first
 * one is open. The link is for visitors who find no answer. The picture is that of Contact us,
 * where it leads.
 */
export function QuestionList({ content: { questions }, copy, language, messages }: Site) {
  if (!questions) return null;
  return (
    <div id="questions" className="question-list" lang={questions.lang}>
      <h2>{questions.heading || messages.page.questions}</h2>
      <div className="panel accent-panel circle question-list__panel" />
      <div className="question-list__picture">
        <BackgroundPicture name="contact-picture" files={copy.pictures.contact} />
      </div>
      <div className="panel question-list__list">
        {questions.questions.map(({ question, answer }, index) => (
          <details key={question} className="disclosure" open={index === 0}>
            <summary>{question}</summary>
            <Prose html={answer} />
          </details>
        ))}
      </div>
      <p lang={language}>
        <a className="primary-button web-font" href={sectionHref('contact')}>
          {copy.ask}
        </a>
      </p>
    </div>
  );
}
