import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { LogAction } from '#domain/history/history.ts';
import { type StaffAction, StaffActionSchema } from '#domain/staff/staff-action.ts';
import { writeLog } from '../history/write-log.ts';
import { type ApiAnswer, type ApiRequest, json, methodProblem, readJson } from '../shared/http.ts';
import { callingStaff, type StaffMember } from '../shared/staff.ts';
import { validate } from '../shared/validate.ts';
import { accountFor, accountRole, isLastOwner, setRole, staffAccounts } from './accounts.ts';

/** Held while accounts change, so that two owners cannot remove each other. */
const LOCK_PATH = 'system/staff';

export interface ManageStaffDeps {
  db: Firestore;
  auth: Auth;
  now: () => Date;
  staffMember: StaffMember;
}

/** `/api/staff`, for owners: GET lists the accounts with access; POST invites, changes, withdraws. */
export async function manageStaff(request: ApiRequest, deps: ManageStaffDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'POST']);
  if (wrongMethod) return wrongMethod;
  const caller = await callingStaff(request, deps.staffMember, 'staff');
  if ('refused' in caller) return caller.refused;
  if (request.method === 'POST') {
    const action = validate(StaffActionSchema, readJson(request));
    if (!action.ok) return json(422, { ok: false, error: 'invalid', fields: action.fields });
    const refused = await alone(deps.db, () => act(action.value, caller.member.email, deps));
    if (refused) return refused;
  }
  return json(200, { ok: true, staff: await staffAccounts(deps.auth) });
}

/** Runs one change at a time: the transaction holds the lock until it has ended. */
function alone<T>(db: Firestore, change: () => Promise<T>): Promise<T> {
  return db.runTransaction(async (transaction) => {
    const lock = db.doc(LOCK_PATH);
    const turn = Number((await transaction.get(lock)).get('turn') ?? 0);
    const result = await change();
    transaction.set(lock, { turn: turn + 1 });
    return result;
  });
}

/** Null where it was done, else the refusal. A second run changes nothing more. */
async function act(
  action: StaffAction,
  by: string,
  deps: ManageStaffDeps,
): Promise<ApiAnswer | null> {
  const { auth } = deps;
  const account =
    action.action === 'invite'
      ? (await accountFor(auth, action.email)).account
      : await findByUid(auth, action.uid);
  if (!account) return json(404, { ok: false, error: 'not_found' });
  const before = accountRole(account);
  const role = action.action === 'withdraw' ? null : action.role;
  if (before === role) return null;
  // An invitation gives access, and never takes a role away.
  if (action.action === 'invite' && before) return json(409, { ok: false, error: 'has_access' });
  if (before === 'owner' && (await isLastOwner(auth, account.uid))) {
    return json(409, { ok: false, error: 'last_owner' });
  }
  await setRole(auth, account, role);
  await writeLog(deps, { action: ACTIONS[action.action], by, name: account.email ?? account.uid });
  return null;
}

const ACTIONS: Record<StaffAction['action'], LogAction> = {
  invite: 'access_given',
  change: 'access_changed',
  withdraw: 'access_withdrawn',
};

async function findByUid(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}
