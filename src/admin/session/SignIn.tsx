import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InputField } from '#components/form/Field.tsx';
import { dismissAllToasts } from '#components/ui/toast-store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { validationMessage } from '#copy/validation.ts';
import { dealer } from '#dealer';
import { sendPasswordReset } from '#firebase/auth.ts';
import { serviceError } from '#firebase/service-error.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';

import { startSession } from './store.ts';

interface Credentials {
  email: string;
  password: string;
}

const words = adminCopy.signIn;

/** The sign-in form; `reason` says why it is shown when the user did not sign out. */
export function SignIn({ reason, email = '' }: { reason?: string; email?: string }) {
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm<Credentials>(
    {
      defaultValues: { email, password: '' },
    },
  );
  const { errors, isSubmitting } = formState;
  const [resetting, setResetting] = useState(false);

  const submit = handleSubmit(async (credentials) => {
    // The toast of an earlier failure must not stay beside the one of the success.
    dismissAllToasts();
    try {
      await startSession(credentials.email.trim(), credentials.password);
      notifySuccess(words.success);
    } catch (cause) {
      notifyError(words.failed, signInProblem(cause));
      setFocus('password', { shouldSelect: true });
    }
  });

  async function forgot() {
    const address = getValues('email').trim();
    if (address === '')
      return setError('email', { message: words.emailFirst }, { shouldFocus: true });
    setResetting(true);
    try {
      await sendPasswordReset(address);
      notifySuccess(words.resetSent, words.resetSentBody);
    } catch (cause) {
      notifyError(words.resetFailed, cause);
    } finally {
      setResetting(false);
    }
  }

  return (
    <form className="sign-in" onSubmit={submit} noValidate aria-labelledby="sign-in-heading">
      <p className="sign-in__dealer">{dealer.name}</p>
      <h1 id="sign-in-heading">{words.heading}</h1>
      {reason && <p className="notice">{reason}</p>}
      <InputField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email', { required: validationMessage('required') })}
      />
      <InputField
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: validationMessage('required') })}
      />
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? words.busy : words.submit}
      </button>
      <button type="button" className="button button--quiet" onClick={forgot} disabled={resetting}>
        {words.forgot}
      </button>
    </form>
  );
}

/** The service's own sentence where it has one, else a general one. */
function signInProblem(cause: unknown): string {
  const error = serviceError(cause);
  if (error.problem === 'offline' || error.problem === 'unexpected') return words.unexpected;
  return error.hasMessage ? error.message : words.checkDetails;
}
