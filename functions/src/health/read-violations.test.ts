import { expect, it } from 'vitest';
import { readViolations } from './read-violations.ts';

const ORIGIN = 'https://www.dealer.example';

const byUri = (fields: Record<string, string>) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/car/volvo?utm=jens%40eksempel.dk#kontakt`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/path?with=a-secret',
    ...fields,
  },
});

it('a report of either format is read without what it says about the visitor', () => {
  const violation = {
    directive: 'script-src-elem',
    page: '/car/volvo',
    blocked: 'https://evil.example',
  };
  expect(readViolations(byUri({}), ORIGIN)).toEqual([violation]);
  const body = {
    documentURL: `${ORIGIN}/car/volvo?utm=1`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/path',
    sourceFile: null,
  };
  const reports = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect(readViolations(reports, ORIGIN)).toEqual([violation]);
});

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/html,abc', 'data:'],
  ['Jens Hansen', 'unreadable'],
])('a report of what was stopped, "%s", is read as "%s"', (blocked, read) => {
  expect(readViolations(byUri({ 'blocked-uri': blocked }), ORIGIN)?.[0]?.blocked).toBe(read);
});

it('a directive that no policy has is counted as another', () => {
  const [violation] = readViolations(byUri({ 'effective-directive': 'a.b`c' }), ORIGIN) ?? [];
  expect(violation?.directive).toBe('other');
});

it.each([
  ['of another site', { 'document-uri': 'https://elsewhere.example/' }],
  ['without a page', { 'document-uri': 'nowhere' }],
  ['of a script of an extension', { 'source-file': 'chrome-extension://abc/content.js' }],
  ['of an image of an extension', { 'blocked-uri': 'moz-extension://abc/a.png' }],
])('a report %s is not counted', (_, fields) => {
  expect(readViolations(byUri(fields), ORIGIN)).toEqual([]);
});

it.each([undefined, null, 7, 'text', {}, { 'csp-report': 1 }, [{ a: 1 }]])(
  'the body %j is no report',
  (body) => {
    expect(readViolations(body, ORIGIN)).toBeNull();
  },
);
