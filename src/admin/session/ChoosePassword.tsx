import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { InputField } from '#components/form/Field.tsx';
import { passwordCopy } from '#copy/admin/password.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { validationMessage } from '#copy/validation.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/password.ts';
import { type ActionProblem, choosePassword } from '#firebase/session/action-codes.ts';
import { notifyError } from '../feedback/notify.ts';
import { Button } from '../ui/Button.tsx';

export interface CodeFormProps {
  code: string;
  email: string;
  onDone: (email: string, notice?: string) => void;
  /** The code is used or has expired meanwhile. */
  onRefused: (problem: ActionProblem) => void;
}

export function ChoosePassword({ code, email, onDone, onRefused }: CodeFormProps) {
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus } = useForm<{ password: string }>({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async ({ password }) => {
    try {
      const outcome = await choosePassword(code, password);
      if (outcome.ok) return onDone(email, passwordCopy.done);
      if (outcome.problem !== 'weak') return onRefused(outcome.problem);
      const message = passwordCopy.problems.weak;
      setError('password', { message }, { shouldFocus: true });
    } catch (cause) {
      notifyError(passwordCopy.failed, cause);
    }
  });

  return (
    <form className="column" onSubmit={submit} noValidate>
      <p>{passwordCopy.account(email)}</p>
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <InputField
        label={passwordCopy.password}
        hint={passwordCopy.hint(MIN_PASSWORD_LENGTH)}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        required
        error={errors.password?.message}
        {...register('password', {
          required: validationMessage('required'),
          minLength: {
            value: MIN_PASSWORD_LENGTH,
            message: passwordCopy.tooShort(MIN_PASSWORD_LENGTH),
          },
        })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {passwordCopy.show}
      </label>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? adminCopy.saving : passwordCopy.submit}
      </Button>
    </form>
  );
}
