// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { type Publishing, PublishingSchema } from '#domain/publishing.ts';
import { PublishingLine } from './PublishingLine.tsx';
import PublishingNotice from './PublishingNotice.tsx';
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

const published = (fields: Partial<Publishing>) =>
  show({ state: 'published', requested: 4, built: 4, published_at: new Date(), ...fields });

test('the line says how soon a save was live and links to the changed page', () => {
  published({ seconds: 0.6, changes: { changed: 7, removed: 0, page: '/car/golf' } });
  render(<PublishingLine />);
  const text = screen.getByRole('status').textContent;
  expect(text).toMatch(/Publiceret \d\d\.\d\d på 0,6 s · 7 sider · Se bilen$/u);
  const link = screen.getByRole('link', { name: 'Se bilen' });
  expect(link.getAttribute('href')).toBe('/car/golf');
});

test.each<[string, Partial<Publishing>]>([
  ['the publisher did not compare', { seconds: 3, changes: null }],
  ['visitors see no difference', { seconds: 3, changes: { changed: 0, removed: 0, page: null } }],
])('the line gives only the time where %s', (_why, fields) => {
  published(fields);
  render(<PublishingLine />);
  expect(screen.getByRole('status').textContent).toMatch(/Publiceret \d\d\.\d\d$/u);
});

test.each([
  [0.04, ' på 0 s'],
  [9.96, ' på 10 s'],
  [59.6, ' på 1 min.'],
])('%d seconds are written%s', (seconds, text) => {
  expect(copy.after(seconds)).toBe(text);
});

test('the line gives no seconds for a save that waited for the app to start', () => {
  published({ seconds: 40_000, changes: { changed: 1_200, removed: 0, page: null } });
  render(<PublishingLine />);
  expect(screen.getByRole('status').textContent).toMatch(/\d\d\.\d\d · 1\.200 sider$/u);
});

test('staff see pages that changed without an edit, with both checksums behind details', () => {
  const drift = { path: '/sold-cars', before: 'a'.repeat(64), after: 'b'.repeat(64) };
  published({ drift: [drift] });
  render(<PublishingNotice />);
  expect(screen.getByRole('region', { name: copy.drifted(1) })).toBeTruthy();
  const line = screen.getByText(`/sold-cars: ${drift.before} → ${drift.after}`);
  expect(line.closest('details')?.open).toBe(false);
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
