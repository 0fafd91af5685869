import { useEffect, useState } from 'react';
import { loadAnswerTimes } from '#admin/inquiries/api.ts';
import { staffName } from '#admin/inquiries/InquiryRow.tsx';
import { todayCopy as copy } from '#copy/admin/today.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { AnswerTime, AnswerTimes as Times } from '#domain/inquiry/answer-times.ts';
import type { InquiryType } from '#domain/inquiry/forms.ts';

/** How long visitors waited for their first answers; by person and type where staff ask for it. */
export function AnswerTimes() {
  const [times, setTimes] = useState<Times | null>(null);
  useEffect(() => {
    loadAnswerTimes().then(setTimes, (cause) => console.warn('answer_times_unknown', cause));
  }, []);
  if (!times?.all) return null;
  const { all, people, types, overdue } = times;
  return (
    <details className="answer-times">
      <summary>
        {copy.answerTimes}: {copy.answerTime(copy.minutes(all.median), copy.minutes(all.worst))}
        {overdue > 0 && <span className="badge badge--offer">{copy.overdue(overdue)}</span>}
      </summary>
      <TimesTable
        heading={copy.answerers}
        rows={Object.entries(people).map(([account, time]) => [staffName(account), time])}
      />
      <TimesTable
        heading={copy.answerTypes}
        rows={Object.entries(types).map(([type, time]) => [
          inquiryCopy[type as InquiryType].label,
          time,
        ])}
      />
    </details>
  );
}

function TimesTable({ heading, rows }: { heading: string; rows: [string, AnswerTime][] }) {
  return (
    <table>
      <thead>
        <tr>
          {[heading, copy.answered, copy.median, copy.worst].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { count, median, worst }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
            <td>{copy.minutes(median)}</td>
            <td>{copy.minutes(worst)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
