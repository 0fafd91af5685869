// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { type Publishing, PublishingSchema } from '#domain/publishing.ts';
import { PublishingLine } from './PublishingLine.tsx';
import { PublishingNotice } from './PublishingNotice.tsx';
import { $publishing, outcomeOf } from './store.ts';

// The line polls only while the page is visible.
beforeEach(() => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true));
afterEach(cleanup);

function show(fields: Partial<Publishing>): void {
  $publishing.set({ state: 'known', publishing: v.parse(PublishingSchema, fields) });
}
const force = () => screen.queryByRole('button', { name: copy.force });

test('a technical failure of publishing is one Danish sentence with the text of the tool behind details', () => {
  const error = 'Build failed: [UNRESOLVED_IMPORT] ../../copy/sold.ts';
  show({ state: 'failed', error, failure: 'technical', webmaster_mailed_at: new Date() });
  render(<PublishingNotice />);
  expect(screen.getByText('Teknisk fejl ved udgivelsen – webmaster har fået besked')).toBeTruthy();
  expect(screen.getByText(error).closest('details')?.open).toBe(false);
  expect(force()).toBeNull();
});

test('the admin does not claim that the webmaster was mailed before the mail is sent', () => {
  show({ state: 'failed', error: 'x', failure: 'technical' });
  render(<PublishingNotice />);
  expect(screen.queryByText(copy.technical)).toBeNull();
  expect(screen.getByText(copy.technicalNotMailed)).toBeTruthy();
});

test('staff can publish a stock that shrank, and see the reason also while changes wait', () => {
  show({ state: 'requested', requested: 4, error: 'Lageret er faldet', failure: 'stock_shrank' });
  render(
    <>
      <PublishingLine />
      <PublishingNotice />
    </>,
  );
  expect(screen.getByRole('status').textContent).toContain(copy.publishingAgain);
  expect(screen.getByText('Lageret er faldet')).toBeTruthy();
  expect(force()).not.toBeNull();
});

test('a forced release is reported as published or failed, and an earlier failure is not taken for it', async () => {
  show({ state: 'failed', requested: 4, error: 'Lageret er faldet' });
  const failed = outcomeOf(5);
  show({ state: 'failed', requested: 4, error: 'Lageret er faldet' });
  show({ state: 'failed', requested: 5, error: 'Ny fejl' });
  expect(await failed).toBe('Ny fejl');
  const published = outcomeOf(5);
  show({ state: 'published', requested: 5, built: 5 });
  expect(await published).toBeNull();
});
