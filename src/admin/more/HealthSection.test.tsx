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
const row = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(name))?.textContent;

test('an owner reads that everything works, and when the site was published last', () => {
  render(<HealthReport health={FINE} />);
  expect(screen.getByRole('status').textContent).toBe('Alt kører, som det skal.');
  expect(row('Siden')).toContain('Udgivet for 12 minutter siden.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(HEALTH_PROBLEMS)(
  'the problem %s says in words what it means and what to do',
  (problem) => {
    render(<HealthReport health={{ ...FINE, ok: false, problems: [problem] }} />);
    const { title, body } = healthCopy.problems[problem];
    expect(screen.getByRole('alert').textContent).toBe(`${title} ${body}`);
    expect(screen.getByRole('status').textContent).toBe(healthCopy.failing);
    expect(screen.getByRole('link', { name: healthCopy.writeWebmaster })).toBeTruthy();
  },
);

test('an edit and a mail that wait say for how long', () => {
  const waits = { edit_waiting_seconds: 2700, mail_waiting_seconds: 7300 };
  render(<HealthReport health={{ ...FINE, ...waits }} />);
  expect(row('Siden')).toContain('har ventet i 45 minutter');
  expect(row('Mails')).toContain('har ventet i 2 timer');
  expect(screen.getByRole('status').textContent).toBe(healthCopy.fine);
});

test('mails and files that staff must see to are no problem of the app, and each has its way there', () => {
  render(<HealthReport health={{ ...FINE, mails_unsent: 2, failed_uploads: 1 }} />);
  expect(screen.getByRole('status').textContent).toBe(healthCopy.waits);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    healthCopy.showInquiries,
    healthCopy.showToday,
  ]);
});
