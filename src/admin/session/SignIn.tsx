import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { InputField } from '#components/form/Field.tsx';
import { dismissAllToasts } from '#components/ui/toast-store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { validationMessage } from '#copy/validation.ts';
import { dealer } from '#dealer';
import { serviceError } from '#firebase/service/service-error.ts';
import { type SignInChallenge, sendPasswordReset } from '#firebase/session/auth.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { PASSWORD_RULES, PasswordField } from './PasswordField.tsx';
import { startSession } from './store.ts';

const CodeStep = lazy(() => import('./second-factor/CodeStep.tsx'));

interface Credentials {
  email: string;
  password: string;
}

const copy = adminCopy.signIn;

interface SignInProps {
  /** Why it is shown when the user did not sign out. */
  reason?: string | undefined;
  email?: string;
}

/** The sign-in: address and password, and then a code where the account has a second factor. */
export function SignIn(props: SignInProps) {
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  /** Once the code was asked for: the address that was typed, and why it is asked for again. */
  const [again, setAgain] = useState<SignInProps | null>(null);
  if (challenge === null) {
    return (
      <PasswordStep
        {...(again ?? props)}
        onChallenge={(next, address) => {
          setAgain({ email: address });
          setChallenge(next);
        }}
      />
    );
  }
  return (
    <Suspense fallback={<p role="status">{copy.busy}</p>}>
      <CodeStep
        challenge={challenge}
        onBack={(why) => {
          setAgain({ ...again, reason: why });
          setChallenge(null);
        }}
      />
    </Suspense>
  );
}

function PasswordStep({
  reason,
  email = '',
  onChallenge,
}: SignInProps & { onChallenge: (challenge: SignInChallenge, email: string) => void }) {
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm<Credentials>(
    {
      defaultValues: { email, password: '' },
    },
  );
  const { errors, isSubmitting } = formState;
  const [resetting, setResetting] = useState(false);

  // A session that ended has the address filled in already.
  const first = email === '' ? 'email' : 'password';
  useEffect(() => setFocus(first), [setFocus, first]);

  const submit = handleSubmit(async (credentials) => {
    // The toast of an earlier failure must not stay beside the one of the success.
    dismissAllToasts();
    try {
      const address = credentials.email.trim();
      const challenge = await startSession(address, credentials.password);
      if (challenge) onChallenge(challenge, address);
      else notifySuccess(copy.success);
    } catch (cause) {
      notifyError(copy.failed, signInProblem(cause));
      setFocus('password', { shouldSelect: true });
    }
  });

  async function forgot() {
    const address = getValues('email').trim();
    if (address === '')
      return setError('email', { message: copy.emailFirst }, { shouldFocus: true });
    setResetting(true);
    try {
      await sendPasswordReset(address);
      notifySuccess(copy.resetSent, copy.resetSentBody);
    } catch (cause) {
      notifyError(copy.resetFailed, cause);
    } finally {
      setResetting(false);
    }
  }

  return (
    <form className="sign-in" onSubmit={submit} noValidate aria-labelledby="sign-in-heading">
      <p className="sign-in__dealer">{dealer.name}</p>
      <h1 id="sign-in-heading">{copy.heading}</h1>
      {reason && <p className="notice">{reason}</p>}
      <InputField
        label={copy.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email', { required: validationMessage('required') })}
      />
      <PasswordField
        label={copy.password}
        error={errors.password?.message}
        {...register('password', PASSWORD_RULES)}
      />
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? copy.busy : copy.submit}
      </button>
      <button type="button" className="button button--quiet" onClick={forgot} disabled={resetting}>
        {copy.forgot}
      </button>
    </form>
  );
}

/** The service's own sentence where it has one, else a general one. */
function signInProblem(cause: unknown): string {
  const error = serviceError(cause);
  if (error.problem === 'offline' || error.problem === 'unexpected') return copy.unexpected;
  return error.hasMessage ? error.message : copy.checkDetails;
}
