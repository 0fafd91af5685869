import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { notifyError } from '#admin/feedback/notify.ts';
import { Button } from '#admin/ui/Button.tsx';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';
import { confirmIdentity } from '#firebase/session/second-factor.ts';
import { PASSWORD_RULES, PasswordField } from '../PasswordField.tsx';
import { useStaffMember } from '../use-staff-member.ts';
import { CODE_RULES, CodeField, plainCode } from './CodeField.tsx';

interface Props {
  reason: string;
  submit: string;
  withCode?: boolean;
  onConfirmed: () => Promise<void>;
  /** A button that leaves the step; not there where the step is demanded. */
  cancel?: ReactNode;
}

/** Asks for the password again, and a code: an open session may be in anybody's hands. */
export function ConfirmIdentity({ reason, submit, withCode, onConfirmed, cancel }: Props) {
  const { email } = useStaffMember();
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  const confirm = handleSubmit(async ({ password, code }) => {
    try {
      const outcome = await confirmIdentity(password, withCode ? plainCode(code) : undefined);
      if (outcome.ok) return await onConfirmed();
      const problem = outcome.problem === 'unverified' ? 'expired' : outcome.problem;
      const field = problem === 'wrong_code' ? 'code' : 'password';
      setError(field, { message: copy.problems[problem] });
      setFocus(field, { shouldSelect: true });
    } catch (cause) {
      notifyError(copy.heading, cause);
    }
  });

  return (
    <form className="column" onSubmit={confirm} noValidate>
      <p>{reason}</p>
      {/* Password managers find the account under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={copy.password}
        error={errors.password?.message}
        {...register('password', PASSWORD_RULES)}
      />
      {withCode && <CodeField error={errors.code?.message} {...register('code', CODE_RULES)} />}
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
