import { type FormEvent, useState } from 'react';
import { staffCopy as copy, roleHintCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Role } from '#domain/staff/roles.ts';
import type { StaffAccount } from '#domain/staff/staff-action.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/TextField.tsx';
import { ROLE_OPTIONS } from './InviteForm.tsx';

interface Props {
  account: StaffAccount;
  /** Resolves with whether the role was saved. */
  onSave: (role: Role) => Promise<boolean>;
}

/** The role of an account. Choosing one, which an arrow key does, saves nothing: the button does, and Enter. */
export function RoleForm({ account: { email, role }, onSave }: Props) {
  const [chosen, setChosen] = useState<Role | null>(null);
  const shown = chosen ?? role;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (shown !== role && (await onSave(shown))) setChosen(null);
  }

  return (
    <form className="role" onSubmit={submit}>
      <SelectField
        label={copy.roleOf(email)}
        hint={roleHintCopy[shown]}
        options={ROLE_OPTIONS}
        value={shown}
        onChange={({ target }) => setChosen(target.value as Role)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {/* Kept where nothing is chosen, so that the focus stays on it after a save. */}
      <Button
        small
        type="submit"
        quiet={shown === role}
        aria-label={copy.saveRoleOf(email)}
        aria-disabled={shown === role}
      >
        {adminCopy.save}
      </Button>
    </form>
  );
}
