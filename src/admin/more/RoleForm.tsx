import { type FormEvent, useState } from 'react';
import { staffCopy as copy, roleHintCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Role } from '#domain/staff/roles.ts';
import type { StaffAccount } from '#domain/staff/staff-action.ts';
import { restoreFocusToRow } from '../feedback/restore-focus.ts';
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
    const restoreFocus = restoreFocusToRow('select');
    if (shown === role || !(await onSave(shown))) return;
    setChosen(null);
    // The button is gone with its choice.
    restoreFocus();
  }

  return (
    <form className="role labels-hidden" onSubmit={submit}>
      <SelectField
        label={copy.roleOf(email)}
        hint={shown === role ? undefined : roleHintCopy[shown]}
        options={ROLE_OPTIONS}
        value={shown}
        onChange={({ target }) => setChosen(target.value as Role)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {shown !== role && (
        <Button small type="submit" aria-label={copy.saveRoleOf(email)}>
          {adminCopy.save}
        </Button>
      )}
    </form>
  );
}
