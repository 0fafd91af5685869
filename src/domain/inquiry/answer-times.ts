import { groupBy } from '../group-by.ts';
import { type OpeningHours, openMinutesBetween } from '../time/opening-hours.ts';
import { type Asked, type AskedForm, formOf } from './forms.ts';
import type { Inquiry } from './inquiry.ts';

/** The time to the first answer, in whole minutes of opening hours. */
export interface AnswerTime {
  count: number;
  median: number;
  worst: number;
}

/** Answer of `GET /api/inquiries?answers=`: the last 30 days, and how many wait beyond the promise now. */
export interface AnswerTimes {
  all: AnswerTime | null;
  /** By the account that answered first. */
  people: Record<string, AnswerTime>;
  types: Partial<Record<AskedForm, AnswerTime>>;
  overdue: number;
}

type Answered = Asked & Pick<Inquiry, 'created_at' | 'first_answer_at' | 'first_answer_by'>;

/** How long visitors waited for their first answers, by the account that answered and by form. */
export function answerTimes(
  inquiries: readonly Answered[],
  hours: OpeningHours,
): Omit<AnswerTimes, 'overdue'> {
  const answered = inquiries.flatMap((inquiry) => {
    const { created_at, first_answer_at, first_answer_by } = inquiry;
    // What needed no answer was answered by nobody.
    return first_answer_at === null || first_answer_by === null
      ? []
      : [
          {
            form: formOf(inquiry),
            by: first_answer_by,
            minutes: openMinutesBetween(created_at, first_answer_at, hours),
          },
        ];
  });
  const timesBy = (key: 'form' | 'by') =>
    Object.fromEntries(
      [...groupBy(answered, (answer) => answer[key])].map(([name, group]) => [name, timeOf(group)]),
    );
  return {
    all: answered.length > 0 ? timeOf(answered) : null,
    people: timesBy('by'),
    types: timesBy('form'),
  };
}

function timeOf(group: readonly { minutes: number }[]): AnswerTime {
  const sorted = group.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return { count: sorted.length, median: Math.round((low + high) / 2), worst: sorted.at(-1) ?? 0 };
}
