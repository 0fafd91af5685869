import { inTransaction } from '#emulator/shared/database.ts';
import { removeAccount } from '../accounts/account-changes.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthCall } from '../accounts/context.ts';
import {
  optionalFlag,
  optionalText,
  optionalTexts,
  optionalWholeNumber,
} from '../requests/input.ts';
import { adminUserView } from '../requests/user-view.ts';

const MAX_DELETED_AT_ONCE = 1000;
const NOT_DISABLED = 'NOT_DISABLED : Disable the account before batch deletion.';

/**
 * Deletes up to 1,000 accounts; without `force` only disabled ones. Unknown uids count as deleted,
 * as in production.
 */
export const batchDelete: AuthCall = (context, body) => {
  const uids = optionalTexts(body, 'localIds');
  const force = optionalFlag(body, 'force') ?? false;
  if (uids.length === 0 || uids.length > MAX_DELETED_AT_ONCE) {
    throw new AuthError('LOCAL_ID_LIST_EXCEEDS_LIMIT');
  }
  const errors = inTransaction(context.database, () =>
    uids.flatMap((localId, index) => {
      if (!force && context.accounts.byUid(localId)?.disabled === false) {
        return [{ index, localId, message: NOT_DISABLED }];
      }
      removeAccount(context, localId);
      return [];
    }),
  );
  return errors.length === 0 ? {} : { errors };
};

/** Lists accounts in order of uid, a page at a time. */
export const batchGet: AuthCall = (context, body) => {
  const limit = Math.min(optionalWholeNumber(body, 'maxResults') ?? 20, 1000);
  const page = context.accounts.list(limit, optionalText(body, 'nextPageToken') ?? null);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(page.length === 0 ? {} : { users: page.map(adminUserView) }),
    ...(page.length === limit && last !== undefined ? { nextPageToken: last.uid } : {}),
  };
};
