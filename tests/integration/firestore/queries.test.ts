import { describeEachTarget } from '../../support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { queryChecks } from './queries.ts';

describeEachTarget('Queries', (target) => runChecks(target, queryChecks));
