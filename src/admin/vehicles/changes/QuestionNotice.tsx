import { planQuestionsCopy as copy } from '#copy/admin/import/plan-questions.ts';
import { countKinds, type QuestionedRow } from './questions.ts';

/** How many vehicles of a plan look like a mistake, counted by what is asked about them. */
export function QuestionNotice({ rows }: { rows: readonly QuestionedRow[] }) {
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{copy.heading(rows.length)}</strong> {copy.onTop(rows.length)}
      </p>
      <ul className="question__items">
        {countKinds(rows).map(([kind, count]) => (
          <li key={kind}>{copy.group(kind, count)}</li>
        ))}
      </ul>
    </div>
  );
}
