import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { $publishing } from '#admin/publishing/store.ts';
import { PublishingSchema, type RejectedDocument } from '#domain/publishing.ts';
import { OwnRejectedNotice } from './RejectedNotice.tsx';

const refused = (id: string): RejectedDocument => ({
  ...{ path: `vehicles/${id}`, owner: `vehicles/${id}`, name: `Bil ${id}` },
  ...{ field: 'doors', problem: 'wrong_type' },
});

afterEach(() => $publishing.set({ state: 'loading' }));

test('a view lists only the refused documents that do not stand above every view already', () => {
  const publishing = v.parse(PublishingSchema, { rejected: [refused('a')] });
  $publishing.set({ state: 'known', publishing });
  const html = renderToStaticMarkup(<OwnRejectedNotice rejected={[refused('a'), refused('b')]} />);
  expect(html).toContain('1 ting vises ikke på siden');
  expect(html).toContain('Bil b');
  expect(html).not.toContain('Bil a');
  const known = <OwnRejectedNotice rejected={[refused('a')]} />;
  expect(renderToStaticMarkup(known)).toBe('');
});

test('a view lists its refused documents where the state of publishing is unknown', () => {
  $publishing.set({ state: 'unknown' });
  expect(renderToStaticMarkup(<OwnRejectedNotice rejected={[refused('a')]} />)).toContain('Bil a');
});
