import { type FormEvent, useState } from 'react';
import { staffCopy as copy, roleCopy, roleHintCopy } from '#copy/admin/history.ts';
import { ROLES, type Role } from '#domain/staff/roles.ts';
import type { StaffAction } from '#domain/staff/staff-action.ts';
import { sendPasswordReset } from '#firebase/session/auth.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { SelectField, TextField } from '../ui/TextField.tsx';

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: roleCopy[role] }));

/** Gives an account access; Firebase then mails it the link where a password is chosen. */
export function InviteForm({ onInvite }: { onInvite: (action: StaffAction) => Promise<boolean> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('sales');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const address = email.trim().toLowerCase();
    if (await onInvite({ action: 'invite', email: address, role })) {
      setEmail('');
      try {
        await sendPasswordReset(address);
        notifySuccess(copy.invited(address), copy.invitedBody);
      } catch {
        notifyError(copy.invited(address), copy.mailFailed);
      }
    }
    setBusy(false);
  }

  return (
    <form className="filters" onSubmit={submit}>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={copy.role}
        hint={roleHintCopy[role]}
        options={ROLE_OPTIONS}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
      />
      <button type="submit" className="button" aria-disabled={busy}>
        {copy.invite}
      </button>
    </form>
  );
}
