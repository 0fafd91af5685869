import { expect, it } from 'vitest';
import { browserResult } from './runner/browser-report.ts';

const tests = (status: string) => [{ status }];

it('the browser report names every test that passed only when retried', () => {
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 2, skipped: 1 },
    suites: [
      {
        title: 'car.spec.ts',
        specs: [
          { title: 'opens', tests: tests('expected') },
          { title: 'turns', tests: tests('flaky') },
        ],
        suites: [{ title: 'on a phone', specs: [{ title: 'fits', tests: tests('flaky') }] }],
      },
    ],
  };
  expect(browserResult(report, 0)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 1,
    retried: ['car.spec.ts › turns', 'car.spec.ts › on a phone › fits'],
  });
});

it('a browser run that ended with an error counts as failed though no test failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(browserResult({ stats, suites: [] }, 1)).toMatchObject({ failed: 1, retried: [] });
});
