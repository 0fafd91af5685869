import { describeEachTarget } from '../../support/firestore-targets.ts';
import { browserChecks } from './browser.ts';
import { runChecks } from './check.ts';

describeEachTarget('Browser', (target) => runChecks(target, browserChecks));
