import { lazy, Suspense, useEffect, useState } from 'react';
import { loadAnswerTimes } from '#admin/inquiries/api.ts';
import { todayCopy as copy } from '#copy/admin/today.ts';
import type { AnswerTimes as Times } from '#domain/inquiry/answer-times.ts';

const AnswerTables = lazy(() => import('./AnswerTables.tsx'));

/** How long visitors waited for their first answers; by person and type where staff ask for it. */
export function AnswerTimes() {
  const [times, setTimes] = useState<Times | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    loadAnswerTimes().then(setTimes, (cause) => console.warn('answer_times_unknown', cause));
  }, []);
  if (!times?.all) return null;
  const { all, overdue } = times;
  return (
    <details className="answer-times" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {copy.answerTimes}: {copy.answerTime(copy.minutes(all.median), copy.minutes(all.worst))}
        {overdue > 0 && <span className="badge badge--offer">{copy.overdue(overdue)}</span>}
      </summary>
      <Suspense>{isOpen && <AnswerTables times={times} />}</Suspense>
    </details>
  );
}
