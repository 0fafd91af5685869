// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $toasts } from '#components/ui/toast/toast-store.ts';
import { useBusy } from './use-busy.ts';

const FAILED = 'Ikke sendt';

test('the notice of an action that failed goes when staff try again', async () => {
  const { result } = renderHook(() => useBusy());
  const run = (action: () => Promise<unknown>) => act(() => result.current[1](FAILED, action));
  await run(() => Promise.reject(new Error('No.')));
  expect($toasts.get()).toMatchObject([{ title: FAILED }]);
  await run(async () => {});
  expect($toasts.get()).toEqual([]);
});
