import type { Auth, UserRecord } from 'firebase-admin/auth';
import { dealer } from '#dealer';
import type { LogAction } from '#domain/history/history.ts';
import { type StaffAction, StaffActionSchema } from '#domain/staff/staff-action.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { paths } from '#paths';
import { writeLog } from '../history/write-log.ts';
import type { SendMail } from '../inquiries/delivery/smtp-sender.ts';
import { log as logger } from '../shared/log.ts';
import { type ApiAnswer, type ApiRequest, json } from '../shared/request/http.ts';
import { type Member, refuse } from '../shared/request/staff.ts';
import { answerStaff } from '../shared/request/staff-actions.ts';
import {
  accountFor,
  accountOrNull,
  accountRole,
  hasFactor,
  isLastOwner,
  removeFactors,
  setRole,
  staffAccounts,
} from './accounts.ts';
import { alone } from './alone.ts';
import { invitationMail } from './invitation-mail.ts';

export interface ManageStaffDeps
  extends Pick<Services, 'db' | 'now' | 'staffMember' | 'publicUrl'> {
  auth: Auth;
  send: SendMail;
  from: string;
}

/**
 * `/api/staff`, for owners: GET lists the accounts with access; POST invites, changes, withdraws, and
 * removes a second factor that is lost. The answer to an invitation says whether it was mailed.
 * Why it is so: docs/why/sign-in.md.
 */
export function manageStaff(request: ApiRequest, deps: ManageStaffDeps): Promise<ApiAnswer> {
  const schema = StaffActionSchema;
  return answerStaff(request, deps, { power: 'staff', schema, read: listStaff, act: change });
}

async function listStaff(_: URLSearchParams, { auth }: ManageStaffDeps) {
  return { ok: true, staff: await staffAccounts(auth) };
}

async function change(action: StaffAction, by: Member, deps: ManageStaffDeps): Promise<ApiAnswer> {
  const done = await alone(deps, () => act(action, by, deps));
  if (done === 'busy') return json(503, { ok: false, error: 'busy' });
  if (done && 'refused' in done) return done.refused;
  const mailed = done ? await mailInvitation(done.invited, by, deps) : undefined;
  return json(200, { ok: true, staff: await staffAccounts(deps.auth), mailed });
}

/** A refusal, or the account to which an invitation is mailed; null where nothing is left to do. */
type Done = { refused: ApiAnswer } | { invited: UserRecord } | null;

async function act(action: StaffAction, by: Member, deps: ManageStaffDeps): Promise<Done> {
  const { auth } = deps;
  const account =
    action.action === 'invite'
      ? (await accountFor(auth, action.email)).account
      : await accountOrNull(auth.getUser(action.uid));
  if (!account) return refuse(404, 'not_found');
  if (action.action === 'remove_factor') return removeFactor(account, by, deps);
  const before = accountRole(account);
  if (action.action === 'invite_again') {
    const isUnused = before !== null && !account.metadata.lastSignInTime;
    return isUnused ? { invited: account } : refuse(409, 'is_used');
  }
  const role = action.action === 'withdraw' ? null : action.role;
  // An invitation gives access, and never takes a role away.
  if (action.action === 'invite' && before) return refuse(409, 'has_access');
  if (before === role) return null;
  // A list on screen may be older than a withdrawal.
  if (action.action === 'change' && before === null) return refuse(404, 'not_found');
  if (before === 'owner' && (await isLastOwner(auth, account.uid))) {
    return refuse(409, 'last_owner');
  }
  await setRole(auth, account, role);
  await log(ACTIONS[action.action], account, by, deps);
  return action.action === 'invite' ? { invited: await auth.getUser(account.uid) } : null;
}

/**
 * Mails an account the link where its password is chosen; returns whether the mail server took it. The
 * recipient is the address of the account, and the link is made here and stored nowhere.
 */
async function mailInvitation(
  account: UserRecord,
  by: Member,
  { auth, send, from, publicUrl }: ManageStaffDeps,
): Promise<boolean> {
  const { uid, email } = account;
  const role = accountRole(account);
  if (!email || !role) return false;
  try {
    const link = await auth.generatePasswordResetLink(email);
    const admin = `${publicUrl}${paths.admin}`;
    await send(
      invitationMail({ dealer: dealer.name, by: by.email, email, role, link, admin }, from),
    );
    return true;
  } catch (cause) {
    logger.invitationNotMailed(uid, cause);
    return false;
  }
}

/**
 * Not of the own account: there the admin asks for the password and a code, so that an open session
 * does not suffice.
 */
async function removeFactor(account: UserRecord, by: Member, deps: ManageStaffDeps): Promise<Done> {
  if (account.uid === by.uid) return refuse(409, 'own_account');
  if (accountRole(account) === null) return refuse(404, 'not_found');
  if (!hasFactor(account)) return null;
  await removeFactors(deps.auth, account.uid);
  await log('second_factor_removed', account, by, deps);
  return null;
}

function log(action: LogAction, { uid, email }: UserRecord, by: Member, deps: ManageStaffDeps) {
  return writeLog(deps, { action, by: by.email, name: email ?? uid });
}

const ACTIONS: Record<
  Exclude<StaffAction['action'], 'remove_factor' | 'invite_again'>,
  LogAction
> = {
  invite: 'access_given',
  change: 'access_changed',
  withdraw: 'access_withdrawn',
};
