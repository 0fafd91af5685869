// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { healthCopy } from '#copy/admin/health.ts';
import { HEALTH_PROBLEMS, type Health } from '#domain/health.ts';
import { HealthReport } from './HealthSection.tsx';

afterEach(cleanup);

const FINE: Health = {
  ok: true,
  problems: [],
  seconds_since_release: 720,
  edit_waiting_seconds: null,
  mail_waiting_seconds: null,
  mails_unsent: 0,
  failed_uploads: 0,
  violations: 0,
};
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

test('an owner reads that everything works, and when the site was published last', () => {
  render(<HealthReport health={FINE} />);
  expect(screen.getByRole('status').textContent).toBe('Alt kører, som det skal.');
  expect(facts()['Seneste udgivelse']).toBe('for 12 minutter siden');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(HEALTH_PROBLEMS)(
  'the problem %s says in words what it means and what to do',
  (problem) => {
    render(<HealthReport health={{ ...FINE, ok: false, problems: [problem] }} />);
    const { title, body } = healthCopy.problems[problem];
    expect(screen.getByRole('alert').textContent).toBe(`${title}${body}`);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('an edit and a mail that wait say for how long', () => {
  const waits = { edit_waiting_seconds: 2700, mail_waiting_seconds: 7300, mails_unsent: 2 };
  render(<HealthReport health={{ ...FINE, ...waits }} />);
  expect(facts()).toMatchObject({
    [healthCopy.edit]: 'har ventet i 45 minutter',
    [healthCopy.mail]: 'har ventet i 2 timer',
    [healthCopy.unsent]: '2',
  });
});
