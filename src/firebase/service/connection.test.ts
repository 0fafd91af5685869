import { expect, test } from 'vitest';
import { reportConnection, watchConnection } from './connection.ts';

test('the connection counts as lost from a call without an answer until the next answer', async () => {
  const reported: boolean[] = [];
  watchConnection((connected) => reported.push(connected));
  const fails = (message: string) =>
    expect(reportConnection(() => Promise.reject(new Error(message)))).rejects.toThrow(message);
  await fails('Refused.');
  await fails('Failed to fetch');
  expect(await reportConnection(async () => 'answer')).toBe('answer');
  expect(reported).toEqual([true, false, true]);
});
