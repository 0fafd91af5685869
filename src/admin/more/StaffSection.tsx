import * as v from 'valibot';
import { staffCopy as copy, roleCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import type { Role } from '#domain/staff/roles.ts';
import {
  type StaffAccount,
  StaffAccountSchema,
  type StaffAction,
} from '#domain/staff/staff-action.ts';
import { paths } from '#paths';
import { callStaffApi } from '../data/call-staff-api.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifySuccess, notifyUndoable } from '../feedback/notify.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { Button } from '../ui/Button.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RoleForm } from './RoleForm.tsx';

const NONE: { staff: StaffAccount[] } = { staff: [] };
const readStaff = async () => ({ staff: (await staffAccounts()).staff });

/** The accounts with access: an owner invites, changes roles and withdraws access. */
export function StaffSection() {
  const { uid } = useStaffMember();
  const { staff, loadedAt, failed, load, loader } = useLoaded(NONE, copy.fetchFailed, readStaff);

  /** Returns null where it was not done, else whether a mail was sent. */
  async function act(
    action: StaffAction,
    failedTitle: string,
  ): Promise<{ mailed: boolean } | null> {
    try {
      const { staff: changed, mailed } = await staffAccounts(action);
      loader.patch({ staff: changed });
      return { mailed };
    } catch (cause) {
      notifyError(failedTitle, cause);
      await load();
      return null;
    }
  }

  /** Gives access, or mails the invitation again; resolves with whether it was done. */
  async function invite(
    email: string,
    action: Extract<StaffAction, { action: 'invite' | 'invite_again' }>,
  ): Promise<boolean> {
    const done = await act(action, copy.inviteFailed);
    if (!done) return false;
    const title = action.action === 'invite' ? copy.invited(email) : copy.invitedAgain(email);
    if (done.mailed) notifySuccess(title, copy.invitedBody);
    else notifyError(copy.notMailed(email), copy.mailFailed);
    return true;
  }

  /** Resolves with whether the account has the role now. */
  async function change({ uid, email, role: before }: StaffAccount, role: Role): Promise<boolean> {
    const sure =
      role !== 'owner' ||
      (await ask({
        title: copy.ownerTitle(email),
        body: copy.ownerBody,
        confirm: copy.makeOwner,
      }));
    if (!sure || !(await act({ action: 'change', uid, role }, copy.changeFailed))) return false;
    notifyUndoable(copy.changed(email, roleCopy[role]), copy.changedBody, async () => {
      if (await act({ action: 'change', uid, role: before }, copy.changeFailed)) {
        notifySuccess(copy.changed(email, roleCopy[before]), copy.changedBody);
      }
    });
    return true;
  }

  async function withdraw({ uid, email }: StaffAccount) {
    const sure = await ask({
      ...{ title: copy.withdrawTitle(email), body: copy.withdrawBody },
      ...{ confirm: copy.withdraw, danger: true },
    });
    if (sure && (await act({ action: 'withdraw', uid }, copy.withdrawFailed))) {
      notifySuccess(copy.withdrawn(email));
    }
  }

  async function removeFactor({ uid, email }: StaffAccount) {
    const sure = await ask({
      ...{ title: copy.removeFactorTitle(email), body: copy.removeFactorBody },
      ...{ confirm: copy.removeFactor, danger: true },
    });
    if (sure && (await act({ action: 'remove_factor', uid }, copy.removeFactorFailed))) {
      notifySuccess(copy.factorRemoved(email));
    }
  }

  if (failed && !loadedAt) return <LoadFailed title={copy.fetchFailed} onRetry={load} />;
  return (
    <>
      <InviteForm onInvite={(email, role) => invite(email, { action: 'invite', email, role })} />
      {!loadedAt && <p role="status">{adminCopy.fetching}</p>}
      <ul className="history lined">
        {staff.map((account) => (
          <li key={account.uid}>
            <p className="history__when">
              <strong>
                {account.email}
                {account.uid === uid && ` (${copy.you})`}
              </strong>
              <span className="quiet small">
                {account.last_sign_in
                  ? copy.lastSignIn(formatDate(new Date(account.last_sign_in)))
                  : copy.never}
              </span>
              {account.second_factor && <span className="quiet small">{copy.secondFactor}</span>}
            </p>
            <RoleForm account={account} onSave={(role) => change(account, role)} />
            <div className="column column--close">
              {account.last_sign_in === null && (
                <Button
                  quiet
                  small
                  aria-label={copy.inviteAgainOf(account.email)}
                  onClick={() =>
                    invite(account.email, { action: 'invite_again', uid: account.uid })
                  }
                >
                  {copy.inviteAgain}
                </Button>
              )}
              {account.second_factor && account.uid !== uid && (
                <Button
                  quiet
                  small
                  aria-label={copy.removeFactorOf(account.email)}
                  onClick={() => removeFactor(account)}
                >
                  {copy.removeFactor}
                </Button>
              )}
              <Button
                quiet
                small
                aria-label={copy.withdrawOf(account.email)}
                onClick={() => withdraw(account)}
              >
                {copy.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const AnswerSchema = v.object({
  staff: v.array(StaffAccountSchema),
  mailed: v.optional(v.boolean(), false),
});

/** The accounts with access; after a change where an action is given, and whether that sent a mail. */
async function staffAccounts(
  action?: StaffAction,
): Promise<{ staff: StaffAccount[]; mailed: boolean }> {
  return v.parse(AnswerSchema, await callStaffApi(paths.staffApi, action, copy.refusals));
}
