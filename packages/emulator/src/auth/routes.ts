import type { AuthCall } from './accounts/context.ts';
import { batchDelete, batchGet } from './admin/account-batches.ts';
import * as admin from './admin/accounts.ts';
import { batchCreate } from './admin/import-accounts.ts';
import * as browserAccount from './browser/account.ts';
import * as browserCodes from './browser/codes.ts';
import * as secondFactor from './browser/second-factor.ts';
import * as browser from './browser/sign-in.ts';

const ROOT = '/identitytoolkit.googleapis.com/v1';
const SECOND_FACTOR_ROOT = '/identitytoolkit.googleapis.com/v2/accounts/';

const BROWSER_CALLS: Record<string, AuthCall> = {
  'accounts:signInWithPassword': browser.signInWithPassword,
  'accounts:signUp': browser.signUp,
  'accounts:lookup': browser.lookup,
  'accounts:update': browserAccount.update,
  'accounts:delete': browserAccount.remove,
  'accounts:sendOobCode': browserCodes.sendOobCode,
  'accounts:resetPassword': browserCodes.resetPassword,
};

/** `mfaSignIn:start` sends a message to a phone, which an authenticator app does not need. */
const SECOND_FACTOR_CALLS: Record<string, AuthCall> = {
  'mfaEnrollment:start': secondFactor.startEnrollment,
  'mfaEnrollment:finalize': secondFactor.finalizeEnrollment,
  'mfaEnrollment:withdraw': secondFactor.withdraw,
  'mfaSignIn:finalize': secondFactor.finalizeSignIn,
};

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
  if (pathname === '/securetoken.googleapis.com/v1/token') {
    return { call: browser.refresh, adminOnly: false };
  }
  if (pathname.startsWith(SECOND_FACTOR_ROOT)) {
    const call = ownCall(SECOND_FACTOR_CALLS, pathname.slice(SECOND_FACTOR_ROOT.length));
    return call && { call, adminOnly: false };
  }
  const adminOnly = pathname.startsWith(adminRoot);
  const name = pathname.slice(adminOnly ? adminRoot.length : ROOT.length + 1);
  const calls = adminOnly ? ADMIN_CALLS : BROWSER_CALLS;
  const call = pathname.startsWith(`${ROOT}/`) ? ownCall(calls, name) : null;
  return call && { call, adminOnly };
}

function ownCall(calls: Record<string, AuthCall>, name: string): AuthCall | null {
  return (Object.hasOwn(calls, name) && calls[name]) || null;
}
