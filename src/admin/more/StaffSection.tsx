import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import * as v from 'valibot';
import { staffCopy as copy, roleCopy, roleHintCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { ROLES, type Role } from '#domain/staff/roles.ts';
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
import { restoreFocusToRow } from '../feedback/restore-focus.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { goTo } from '../navigation/route.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { TableHead } from '../ui/TableHead.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RoleForm } from './RoleForm.tsx';

/** The control of every row but the own one. */
const WITHDRAW_BUTTON = '.staff__withdraw button';
const NONE: { staff: StaffAccount[] } = { staff: [] };
const readStaff = async () => ({ staff: (await staffAccounts()).staff });

export function StaffSection() {
  const { uid } = useStaffMember();
  const loaded = useLoaded(NONE, copy.fetchFailed, readStaff);
  const { staff, loadedAt, failed, load, loader } = loaded;
  /** Null until somebody opens or closes the form: it is open for the first member of staff. */
  const [formOpen, setFormOpen] = useState<boolean | null>(null);
  const [mailing, run] = useBusy();

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
  async function invite(email: string, title: string, action: StaffAction): Promise<boolean> {
    const done = await act(action, copy.inviteFailed);
    if (done?.mailed) notifySuccess(title, copy.invitedBody);
    else if (done) notifyError(copy.notMailed(email), copy.mailFailed);
    return done !== null;
  }

  function inviteAgain({ uid, email }: StaffAccount) {
    const action = { action: 'invite_again', uid } as const;
    void run(copy.inviteFailed, () => invite(email, copy.invitedAgain(email), action));
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

  /** Withdraws access or removes the second factor, once the owner has confirmed it. */
  async function remove(action: keyof typeof copy.removals, { uid, email }: StaffAccount) {
    const { title, body, confirm, failed, done } = copy.removals[action];
    const restoreFocus = restoreFocusToRow(WITHDRAW_BUTTON);
    const sure = await ask({ title: title(email), body, confirm, danger: true });
    if (sure && (await act({ action, uid }, failed))) {
      notifySuccess(done(email));
      restoreFocus();
    }
  }

  if (failed && !loadedAt) return <LoadFailed title={copy.fetchFailed} onRetry={load} />;
  if (!loadedAt) return <p role="status">{adminCopy.fetching}</p>;
  const unused = staff.filter(({ last_sign_in }) => last_sign_in === null).length;
  const isOnlyOwner = staff.filter(({ role }) => role === 'owner').length === 1;
  const isFormOpen = formOpen ?? staff.length === 1;
  return (
    <>
      <div className="view-head">
        <p>{copy.count(staff.length, unused)}</p>
        <LoadedAt state={loaded} onRefresh={load} />
        <Button
          small
          quiet={isFormOpen}
          aria-expanded={isFormOpen}
          onClick={() => setFormOpen(!isFormOpen)}
        >
          <UserPlus aria-hidden="true" size={18} />
          {copy.openInvite}
        </Button>
      </div>
      <InviteForm
        hidden={!isFormOpen}
        onInvite={(email, role) => {
          setFormOpen(true);
          return invite(email, copy.invited(email), { action: 'invite', email, role });
        }}
      />
      <table className="table staff">
        <TableHead columns={copy.columns} />
        <tbody>
          {staff.map((account) => {
            const { email, last_sign_in, second_factor } = account;
            const isOwn = account.uid === uid;
            return (
              <tr key={account.uid}>
                <th scope="row">
                  <strong>{email}</strong> {isOwn && <span className="badge">{copy.you}</span>}
                </th>
                <td>
                  {last_sign_in ? (
                    <>
                      <span className="staff__label">{copy.columns[1]} </span>
                      {copy.lastSignIn(new Date(last_sign_in), new Date())}
                    </>
                  ) : (
                    <>
                      <span className="badge badge--waiting">{copy.never}</span>
                      <LinkButton
                        aria-label={copy.inviteAgainOf(email)}
                        aria-disabled={mailing}
                        onClick={() => mailing || inviteAgain(account)}
                      >
                        {copy.inviteAgain}
                      </LinkButton>
                    </>
                  )}
                </td>
                <td>
                  <span className="staff__label">{copy.columns[2]} </span>
                  {second_factor ? copy.factorOn : copy.factorOff}
                  {second_factor && !isOwn && (
                    <LinkButton
                      aria-label={copy.removeFactorOf(email)}
                      onClick={() => remove('remove_factor', account)}
                    >
                      {copy.removeFactor}
                    </LinkButton>
                  )}
                  {isOwn && !second_factor && (
                    <LinkButton onClick={() => goTo('more', null, { query: 'account' })}>
                      {copy.addFactor}
                    </LinkButton>
                  )}
                </td>
                <td>
                  {isOwn ? (
                    roleCopy[account.role]
                  ) : (
                    <RoleForm account={account} onSave={(role) => change(account, role)} />
                  )}
                </td>
                <td className="staff__withdraw">
                  {isOwn ? (
                    <span className="quiet">{isOnlyOwner ? copy.onlyOwner : copy.ownHint}</span>
                  ) : (
                    <LinkButton
                      aria-label={copy.withdrawOf(email)}
                      onClick={() => remove('withdraw', account)}
                    >
                      {copy.removals.withdraw.confirm}
                    </LinkButton>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <section className="column column--close" aria-labelledby="roles">
        <h2 id="roles">{copy.rolesHeading}</h2>
        <dl className="help line small">
          {ROLES.map((role) => (
            <div key={role}>
              <dt>{roleCopy[role]}</dt>
              <dd className="quiet">{roleHintCopy[role]}</dd>
            </div>
          ))}
        </dl>
      </section>
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
