import { describeEachTarget } from '../../support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { valueChecks } from './values.ts';

describeEachTarget('Values', (target) => runChecks(target, valueChecks));
