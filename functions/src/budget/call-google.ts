import { applicationDefault } from 'firebase-admin/app';
import type { BudgetDeps } from './stop-at-budget.ts';

const TIMEOUT_MS = 30_000;

/** Calls an API of Google with the credentials of the function. */
export const callGoogle: BudgetDeps['call'] = async (method, url, body) => {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`);
  return response.json();
};
