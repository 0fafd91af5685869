import { type FormEvent, useState } from 'react';
import { staffCopy as copy, roleCopy, roleHintCopy } from '#copy/admin/history.ts';
import { ROLES, type Role } from '#domain/staff/roles.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextField } from '../ui/TextField.tsx';

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: roleCopy[role] }));

/** Gives an account access, and a mail with the link where its password is chosen. */
export function InviteForm({
  hidden,
  onInvite,
}: {
  /** Keeps what is typed. */
  hidden: boolean;
  /** Resolves with whether the account has access now. */
  onInvite: (email: string, role: Role) => Promise<boolean>;
}) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('sales');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (await onInvite(email.trim().toLowerCase(), role)) setEmail('');
    setBusy(false);
  }

  return (
    <form className="column form-box invite" hidden={hidden} onSubmit={submit}>
      <TextField
        label={copy.email}
        hint={copy.emailHint}
        type="email"
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
      <Button type="submit" aria-disabled={busy}>
        {copy.invite}
      </Button>
    </form>
  );
}
