import { describeEachTarget } from '../../support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { collectionChecks } from './collections.ts';

describeEachTarget('Collections', (target) => runChecks(target, collectionChecks));
