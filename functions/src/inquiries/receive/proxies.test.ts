import { expect, test } from 'vitest';
import { createProxyWatch, proxiesOf } from './proxies.ts';

test('another number of proxies than the settings trust is reported once', () => {
  const reports: [number, number][] = [];
  const watch = createProxyWatch((expected, found) => reports.push([expected, found]));
  const request = (forwarded?: string) => ({ headers: { 'x-forwarded-for': forwarded } });
  watch(proxiesOf(request('203.0.113.9, 198.51.100.2')), 2);
  expect(reports).toEqual([]);
  watch(proxiesOf(request('203.0.113.9')), 2);
  watch(proxiesOf(request()), 2);
  expect(reports).toEqual([[2, 1]]);
});
