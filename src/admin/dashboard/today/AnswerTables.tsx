import { staffName } from '#admin/inquiries/staff-name.ts';
import { todayCopy as copy } from '#copy/admin/dashboard.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { AnswerTime, AnswerTimes } from '#domain/inquiry/answer-times.ts';
import type { AskedForm } from '#domain/inquiry/forms.ts';

/** The times to the first answer by person and by type. */
export default function AnswerTables({ times: { people, types } }: { times: AnswerTimes }) {
  return (
    <>
      <TimesTable
        heading={copy.answerers}
        rows={Object.entries(people).map(([account, time]) => [staffName(account), time])}
      />
      <TimesTable
        heading={copy.answerTypes}
        rows={Object.entries(types).map(([form, time]) => [
          inquiryCopy[form as AskedForm].label,
          time,
        ])}
      />
    </>
  );
}

function TimesTable({ heading, rows }: { heading: string; rows: [string, AnswerTime][] }) {
  return (
    <table className="table">
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
