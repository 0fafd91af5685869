import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { staffCopy as copy, roleCopy, roleHintCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import type { Role } from '#domain/staff/roles.ts';
import type { StaffAccount, StaffAction } from '#domain/staff/staff-action.ts';
import { createLoader, type LoadOptions } from '../data/create-loader.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SelectField } from '../ui/TextField.tsx';
import { InviteForm, ROLE_OPTIONS } from './InviteForm.tsx';
import { staffAccounts } from './staff-api.ts';

/** The accounts with access: an owner invites, changes roles and withdraws access. */
export function StaffSection() {
  const { uid } = useStaffMember();
  const [loader] = useState(() => createLoader({ staff: [] as StaffAccount[] }, copy.fetchFailed));
  const { staff, loadedAt, failed } = useStore(loader.$state);
  const load = useCallback(
    (options?: LoadOptions) => loader.load(async () => ({ staff: await staffAccounts() }), options),
    [loader],
  );
  useLoadOnFocus(load);

  /** Returns whether it was done. */
  async function act(action: StaffAction, failedTitle: string): Promise<boolean> {
    try {
      loader.patch({ staff: await staffAccounts(action) });
      return true;
    } catch (cause) {
      notifyError(failedTitle, cause);
      await load();
      return false;
    }
  }

  async function change({ uid, email }: StaffAccount, role: Role) {
    if (await act({ action: 'change', uid, role }, copy.changeFailed)) {
      notifySuccess(copy.changed(email, roleCopy[role]), copy.changedBody);
    }
  }

  async function withdraw({ uid, email }: StaffAccount) {
    const sure = await ask({
      ...{ title: copy.withdrawTitle(email), body: copy.withdrawBody, danger: true },
      ...{ confirm: copy.withdraw, cancel: adminCopy.cancel },
    });
    if (sure && (await act({ action: 'withdraw', uid }, copy.withdrawFailed))) {
      notifySuccess(copy.withdrawn(email));
    }
  }

  async function removeFactor({ uid, email }: StaffAccount) {
    const sure = await ask({
      ...{ title: copy.removeFactorTitle(email), body: copy.removeFactorBody, danger: true },
      ...{ confirm: copy.removeFactor, cancel: adminCopy.cancel },
    });
    if (sure && (await act({ action: 'remove_factor', uid }, copy.removeFactorFailed))) {
      notifySuccess(copy.factorRemoved(email));
    }
  }

  if (failed && !loadedAt) return <LoadFailed title={copy.fetchFailed} onRetry={() => load()} />;
  return (
    <>
      <InviteForm onInvite={(action) => act(action, copy.inviteFailed)} />
      {!loadedAt && <p role="status">{adminCopy.fetching}</p>}
      <ul className="history">
        {staff.map((account) => (
          <li key={account.uid} className="history__row">
            <p className="history__when">
              <strong>
                {account.email}
                {account.uid === uid && ` (${copy.you})`}
              </strong>
              <span className="quiet">
                {account.last_sign_in
                  ? copy.lastSignIn(formatDate(new Date(account.last_sign_in)))
                  : copy.never}
              </span>
              {account.second_factor && <span className="quiet">{copy.secondFactor}</span>}
            </p>
            <SelectField
              label={copy.roleOf(account.email)}
              hint={roleHintCopy[account.role]}
              options={ROLE_OPTIONS}
              value={account.role}
              onChange={({ target }) => change(account, target.value as Role)}
            />
            <div className="history__actions">
              {account.second_factor && account.uid !== uid && (
                <button
                  type="button"
                  className="button button--quiet button--small"
                  aria-label={copy.removeFactorOf(account.email)}
                  onClick={() => removeFactor(account)}
                >
                  {copy.removeFactor}
                </button>
              )}
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={copy.withdrawOf(account.email)}
                onClick={() => withdraw(account)}
              >
                {copy.withdraw}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
