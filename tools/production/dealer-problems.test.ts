import { expect, it } from 'vitest';
import { dealer } from '#dealer';
import { dealerProblems } from './dealer-problems.ts';

it('the facts of the dealer have no problem', () => {
  expect(dealerProblems(dealer)).toEqual([]);
});

it.each([
  ['cvr', { cvr: '1234' }],
  ['email', { email: 'kontakt@' }],
  ['secondFactor', { secondFactor: 'owner' }],
  ['deliveryCost', { deliveryCost: '3980' }],
  ['loan.validUntil', { loan: { ...dealer.loan, validUntil: '31-03-2027' } }],
  ['loan.nominalRate', { loan: { ...dealer.loan, nominalRate: '5,95' } }],
  ['hours.weekdays.opens', { hours: withWeekdays({ opens: '9:00' }) }],
  ['hours.weekdays', { hours: withWeekdays({ closes: '08:00' }) }],
  ['hours.closedDays.0', { hours: { ...dealer.hours, closedDays: ['24-12'] } }],
  ['offices', { offices: [dealer.offices[0], dealer.offices[0]] }],
  ['offices.0.place.0', { offices: [{ ...dealer.offices[0], place: [55.642, 12.081] }] }],
  ['answers', { answers: { ...dealer.answers, overdueTo: 'mette' } }],
  ['business', { business: { ...dealer.business, office: 'aarhus' } }],
  ['staff.0.email', { staff: dealer.staff.map((member) => ({ ...member, email: 'mette' })) }],
  ['staff', { staff: dealer.staff.map((member) => ({ ...member, office: 'aarhus' })) }],
  ['staff.0.image', { staff: dealer.staff.map((one) => ({ ...one, image: '/mette.jpg' })) }],
])('a wrong %s of the dealer is named', (path, wrong) => {
  const [problem = ''] = dealerProblems({ ...dealer, ...wrong });
  expect(problem.split(': ')[0]).toBe(path);
});

function withWeekdays(wrong: object) {
  return { ...dealer.hours, weekdays: { ...dealer.hours.weekdays, ...wrong } };
}
