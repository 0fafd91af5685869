import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { notifyError } from '#admin/feedback/notify.ts';
import { InputField } from '#components/form/Field.tsx';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';
import { validationMessage } from '#copy/validation.ts';
import { confirmIdentity } from '#firebase/second-factor.ts';
import { useStaffMember } from '../use-staff-member.ts';
import { CODE_RULES, CodeField, plainCode } from './CodeField.tsx';

interface Props {
  reason: string;
  submit: string;
  /** Whether a code is asked for as well as the password. */
  withCode?: boolean;
  onConfirmed: () => Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** Asks for the password again, and a code: an open session may be in anybody's hands. */
export function ConfirmIdentity({ reason, submit, withCode, onConfirmed, onCancel }: Props) {
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
    <form className="sign-in__form" onSubmit={confirm} noValidate>
      <p>{reason}</p>
      {/* Password managers find the account under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <InputField
        label={copy.password}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: validationMessage('required') })}
      />
      {withCode && <CodeField error={errors.code?.message} {...register('code', CODE_RULES)} />}
      <div className="actions">
        <button type="submit" className="button" disabled={isSubmitting}>
          {submit}
        </button>
        {onCancel && (
          <button type="button" className="button button--quiet" onClick={onCancel}>
            {copy.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
