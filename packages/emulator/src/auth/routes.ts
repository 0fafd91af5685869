import type { AuthCall } from './accounts/context.ts';
import { batchDelete, batchGet } from './admin/account-batches.ts';
import * as admin from './admin/accounts.ts';
import { batchCreate } from './admin/import-accounts.ts';
import * as browserAccount from './browser/account.ts';
import * as browserCodes from './browser/codes.ts';
import * as secondFactor from './browser/second-factor.ts';
import * as browser from './browser/sign-in.ts';

const ROOT = '/identitytoolkit.googleapis.com/v1';
const SECOND_FACTOR_ROOT = '/identitytoolkit.googleapis.com/v2/accounts';

/** By path. `mfaSignIn:start` sends a message to a phone, which an authenticator app does not need. */
const BROWSER_CALLS: Record<string, AuthCall> = {
  '/securetoken.googleapis.com/v1/token': browser.refresh,
  [`${ROOT}/accounts:signInWithPassword`]: browser.signInWithPassword,
  [`${ROOT}/accounts:signUp`]: browser.signUp,
  [`${ROOT}/accounts:lookup`]: browser.lookup,
  [`${ROOT}/accounts:update`]: browserAccount.update,
  [`${ROOT}/accounts:delete`]: browserAccount.remove,
  [`${ROOT}/accounts:sendOobCode`]: browserCodes.sendOobCode,
  [`${ROOT}/accounts:resetPassword`]: browserCodes.resetPassword,
  [`${SECOND_FACTOR_ROOT}/mfaEnrollment:start`]: secondFactor.startEnrollment,
  [`${SECOND_FACTOR_ROOT}/mfaEnrollment:finalize`]: secondFactor.finalizeEnrollment,
  [`${SECOND_FACTOR_ROOT}/mfaEnrollment:withdraw`]: secondFactor.withdraw,
  [`${SECOND_FACTOR_ROOT}/mfaSignIn:finalize`]: secondFactor.finalizeSignIn,
};

/** By the path below the project. */
const ADMIN_CALLS: Record<string, AuthCall> = {
  accounts: admin.create,
  'accounts:lookup': admin.lookup,
  'accounts:update': admin.update,
  'accounts:delete': admin.remove,
  'accounts:batchDelete': batchDelete,
  'accounts:batchCreate': batchCreate,
  'accounts:sendOobCode': admin.sendOobCode,
};

export interface FoundCall {
  call: AuthCall;
  adminOnly: boolean;
}

/** The call behind a method and path, or null where the emulator has none. */
export function findCall(method: string, pathname: string, projectId: string): FoundCall | null {
  const adminRoot = `${ROOT}/projects/${projectId}/`;
  if (method === 'GET' && pathname === `${adminRoot}accounts:batchGet`) {
    return { call: batchGet, adminOnly: true };
  }
  if (method !== 'POST') return null;
  const adminOnly = pathname.startsWith(adminRoot);
  const [calls, name] = adminOnly
    ? [ADMIN_CALLS, pathname.slice(adminRoot.length)]
    : [BROWSER_CALLS, pathname];
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  return call === undefined ? null : { call, adminOnly };
}
