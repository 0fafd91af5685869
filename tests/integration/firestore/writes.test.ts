import { describeEachTarget } from '../../support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { writeChecks } from './writes.ts';

describeEachTarget('Writes', (target) => runChecks(target, writeChecks));
