import { describeEachTarget } from '../../support/firestore-targets.ts';
import { runChecks } from './check.ts';
import { transactionChecks } from './transactions.ts';

describeEachTarget('Transactions', (target) => runChecks(target, transactionChecks));
