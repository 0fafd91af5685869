import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { LogAction } from '#domain/history/history.ts';
import { type StaffAction, StaffActionSchema } from '#domain/staff/staff-action.ts';
import { writeLog } from '../history/write-log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  methodProblem,
  readJson,
} from '../shared/request/http.ts';
import { callingStaff, type Member, type StaffMember } from '../shared/request/staff.ts';
import { validate } from '../shared/request/validate.ts';
import {
  accountFor,
  accountRole,
  hasFactor,
  isLastOwner,
  removeFactors,
  setRole,
  staffAccounts,
} from './accounts.ts';
import { alone } from './alone.ts';

export interface ManageStaffDeps {
  db: Firestore;
  auth: Auth;
  now: () => Date;
  staffMember: StaffMember;
}

/**
 * `/api/staff`, for owners: GET lists the accounts with access; POST invites, changes, withdraws, and
 * removes a second factor that is lost.
 */
export async function manageStaff(request: ApiRequest, deps: ManageStaffDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'POST']);
  if (wrongMethod) return wrongMethod;
  const caller = await callingStaff(request, deps.staffMember, 'staff');
  if ('refused' in caller) return caller.refused;
  if (request.method === 'POST') {
    const action = validate(StaffActionSchema, readJson(request));
    if (!action.ok) return json(422, { ok: false, error: 'invalid', fields: action.fields });
    const refused = await alone(deps, () => act(action.value, caller.member, deps));
    if (refused === 'busy') return json(503, { ok: false, error: 'busy' });
    if (refused) return refused;
  }
  return json(200, { ok: true, staff: await staffAccounts(deps.auth) });
}

/** Null where it was done, else the refusal. */
async function act(
  action: StaffAction,
  by: Member,
  deps: ManageStaffDeps,
): Promise<ApiAnswer | null> {
  const { auth } = deps;
  const account =
    action.action === 'invite'
      ? (await accountFor(auth, action.email)).account
      : await findByUid(auth, action.uid);
  if (!account) return json(404, { ok: false, error: 'not_found' });
  if (action.action === 'remove_factor') return removeFactor(account, by, deps);
  const before = accountRole(account);
  const role = action.action === 'withdraw' ? null : action.role;
  if (before === role) return null;
  // A list on screen may be older than a withdrawal.
  if (action.action === 'change' && before === null)
    return json(404, { ok: false, error: 'not_found' });
  // An invitation gives access, and never takes a role away.
  if (action.action === 'invite' && before) return json(409, { ok: false, error: 'has_access' });
  if (before === 'owner' && (await isLastOwner(auth, account.uid))) {
    return json(409, { ok: false, error: 'last_owner' });
  }
  await setRole(auth, account, role);
  await log(ACTIONS[action.action], account, by, deps);
  return null;
}

/**
 * Not of the own account: there the admin asks for the password and a code, so that an open session
 * does not suffice.
 */
async function removeFactor(
  account: UserRecord,
  by: Member,
  deps: ManageStaffDeps,
): Promise<ApiAnswer | null> {
  if (account.uid === by.uid) return json(409, { ok: false, error: 'own_account' });
  if (accountRole(account) === null) return json(404, { ok: false, error: 'not_found' });
  if (!hasFactor(account)) return null;
  await removeFactors(deps.auth, account.uid);
  await log('second_factor_removed', account, by, deps);
  return null;
}

function log(action: LogAction, { uid, email }: UserRecord, by: Member, deps: ManageStaffDeps) {
  return writeLog(deps, { action, by: by.email, name: email ?? uid });
}

const ACTIONS: Record<Exclude<StaffAction['action'], 'remove_factor'>, LogAction> = {
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
