import { expect, it } from 'vitest';
import { readViolation } from './read-violation.ts';

const ORIGIN = 'https://www.dealer.example';

const report = (fields: Record<string, string>) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/car/volvo?utm=jens%40eksempel.dk#kontakt`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/path?with=a-secret',
    ...fields,
  },
});

it('a report is read without what it says about the visitor', () => {
  expect(readViolation(report({}), ORIGIN)).toEqual({
    directive: 'script-src-elem',
    page: '/car/volvo',
    blocked: 'https://evil.example',
  });
});

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/html,abc', 'data:'],
  ['Jens Hansen', 'unreadable'],
])('a report of what was stopped, "%s", is read as "%s"', (blocked, read) => {
  expect(readViolation(report({ 'blocked-uri': blocked }), ORIGIN)).toMatchObject({
    blocked: read,
  });
});

it('a directive that no policy has is counted as another', () => {
  const violation = readViolation(report({ 'effective-directive': 'a.b`c' }), ORIGIN);
  expect(violation).toMatchObject({ directive: 'other' });
});

it.each([
  ['of another site', { 'document-uri': 'https://elsewhere.example/' }],
  ['without a page', { 'document-uri': 'nowhere' }],
  ['of a script of an extension', { 'source-file': 'chrome-extension://abc/content.js' }],
  ['of an image of an extension', { 'blocked-uri': 'moz-extension://abc/a.png' }],
])('a report %s is not counted', (_, fields) => {
  expect(readViolation(report(fields), ORIGIN)).toBe('ignored');
});

it.each([undefined, null, 7, 'text', {}, { 'csp-report': 1 }, [{ a: 1 }]])(
  'the body %j is no report',
  (body) => {
    expect(readViolation(body, ORIGIN)).toBeNull();
  },
);
