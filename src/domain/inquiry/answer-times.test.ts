import { expect, test } from 'vitest';
import { answerTimes } from './answer-times.ts';
import { SELL_INQUIRY_ID } from './forms.ts';

const HOURS = { weekdays: { opens: '09:00', closes: '18:00' }, closedDays: [] };
const answered = (
  minutes: number | null,
  by: string,
  form: 'inquiry' | 'viewing' | 'sell' = 'inquiry',
) => ({
  type: form === 'sell' ? 'inquiry' : form,
  vehicle: form === 'sell' ? { id: SELL_INQUIRY_ID } : null,
  // Monday 10.00 in Denmark.
  created_at: new Date('2026-11-23T09:00:00Z'),
  first_answer_at: minutes === null ? null : new Date(Date.UTC(2026, 10, 23, 9, minutes)),
  first_answer_by: minutes === null ? null : by,
});

test('the time to the first answer is counted by person and by type, median and worst', () => {
  const inquiries = [
    answered(10, 'a@b.dk'),
    answered(30, 'a@b.dk', 'viewing'),
    answered(90, 'c@d.dk'),
    answered(null, ''),
    // A booked time, which needed no answer.
    { ...answered(0, ''), first_answer_by: null },
  ];
  expect(answerTimes(inquiries, HOURS)).toEqual({
    all: { count: 3, median: 30, worst: 90 },
    people: {
      'a@b.dk': { count: 2, median: 20, worst: 30 },
      'c@d.dk': { count: 1, median: 90, worst: 90 },
    },
    types: {
      inquiry: { count: 2, median: 50, worst: 90 },
      viewing: { count: 1, median: 30, worst: 30 },
    },
  });
});

test('valuations are counted apart from questions about a car', () => {
  const { types } = answerTimes([answered(10, 'a@b.dk'), answered(30, 'a@b.dk', 'sell')], HOURS);
  expect(types).toMatchObject({ inquiry: { count: 1 }, sell: { count: 1, median: 30 } });
});

test('without an answer there is no time', () => {
  expect(answerTimes([answered(null, '')], HOURS)).toEqual({ all: null, people: {}, types: {} });
});
