import { describeEachTarget } from '../../support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { streamChecks } from './streams.ts';

describeEachTarget('Streams', (target) => runChecks(target, streamChecks));
