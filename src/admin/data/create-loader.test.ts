// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { $toasts, dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import { createLoader } from './create-loader.ts';

const create = () => createLoader({ rows: ['old'] }, 'Error fetching rows');

test('a loader keeps its data on screen until the newly loaded data are there', async () => {
  const { $state, load } = create();
  const answer = Promise.withResolvers<string[]>();
  const loading = load(async () => ({ rows: await answer.promise }));
  expect($state.get()).toMatchObject({ rows: ['old'], loadedAt: null, busy: true });
  answer.resolve(['new']);
  expect(await loading).toBe(true);
  expect($state.get()).toMatchObject({ rows: ['new'], busy: false, failed: false });
  expect($state.get().loadedAt).toBeInstanceOf(Date);
});

test('a loader ignores the answer of a load that a newer one has overtaken', async () => {
  const { $state, load } = create();
  const slow = Promise.withResolvers<string[]>();
  const first = load(async () => ({ rows: await slow.promise }));
  await load(async () => ({ rows: ['second'] }));
  slow.resolve(['first']);
  expect(await first).toBe(false);
  expect($state.get().rows).toEqual(['second']);
});

test('a loader that fails keeps its data and says so until a load succeeds', async () => {
  const { $state, load } = create();
  expect(await load(() => Promise.reject(new Error('offline')))).toBe(false);
  expect($state.get()).toMatchObject({ rows: ['old'], busy: false, failed: true, loadedAt: null });
  await load(async () => ({}));
  expect($state.get()).toMatchObject({ rows: ['old'], failed: false });
});

test('a load that nobody asked for shows no toast about a lost connection, but one about a refusal', async () => {
  const { load } = create();
  const titles = () => $toasts.get().map(({ title }) => title);
  dismissAllToasts();
  await load(() => Promise.reject(new TypeError('Failed to fetch')), { background: true });
  expect(titles()).toEqual([]);
  await load(() => Promise.reject(new TypeError('Failed to fetch')));
  await load(() => Promise.reject(new Error('Refused')), { background: true });
  expect(titles()).toEqual(['Error fetching rows', 'Error fetching rows']);
});

test('lists that are not loaded without a connection share one toast, which counts them', async () => {
  dismissAllToasts();
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const title of ['Error fetching images', 'Error fetching damage images', 'Third', 'Third']) {
    await createLoader({}, title).load(offline);
  }
  expect($toasts.get()).toMatchObject([
    {
      title: 'Error fetching images',
      description: 'Ingen forbindelse til serveren. 2 lister mere er ikke hentet.',
    },
  ]);
  dismissAllToasts();
  await createLoader({}, 'Third').load(offline);
  expect($toasts.get()).toMatchObject([
    { title: 'Third', description: 'Ingen forbindelse til serveren.' },
  ]);
});
