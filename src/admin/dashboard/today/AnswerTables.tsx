import { staffName } from '#admin/inquiries/staff-name.ts';
import { TableHead } from '#admin/ui/TableHead.tsx';
import { todayCopy } from '#copy/admin/dashboard.ts';
import { answerTimesCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { AnswerTime, AnswerTimes } from '#domain/inquiry/answer-times.ts';
import type { AskedForm } from '#domain/inquiry/forms.ts';

export default function AnswerTables({ times: { people, types } }: { times: AnswerTimes }) {
  return (
    <>
      <TimesTable
        heading={copy.people}
        rows={Object.entries(people).map(([account, time]) => [staffName(account), time])}
      />
      <TimesTable
        heading={copy.types}
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
      <TableHead columns={[heading, copy.answered, copy.median, copy.worst]} />
      <tbody>
        {rows.map(([name, { count, median, worst }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
            <td>{todayCopy.minutes(median)}</td>
            <td>{todayCopy.minutes(worst)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
