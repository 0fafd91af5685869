import { describe } from 'vitest';
import { describeEachTarget, TARGETS } from '#tests/support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { pageChecks } from './raw-reads.ts';

// Google's emulator has no second page of an ordered listing.
describeEachTarget(
  'Ordered listings',
  (target) =>
    describe('page by page', () =>
      runChecks(
        target,
        pageChecks([
          ['by a field', '&orderBy=n%20desc', ['fe', 'dc', 'ba']],
          ['by two fields', '&orderBy=m%2C%20n%20desc', ['fe', 'dc', 'ba']],
        ]),
      )),
  TARGETS.slice(0, 1),
);
