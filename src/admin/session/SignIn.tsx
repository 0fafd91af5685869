import { type FormEvent, lazy, useEffect, useRef, useState } from 'react';
import { InputField } from '#components/form/Field.tsx';
import { dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { validationMessage } from '#copy/validation.ts';
import { dealer } from '#dealer';
import { serviceError } from '#firebase/service/service-error.ts';
import { type SignInChallenge, sendPasswordReset, signIn } from '#firebase/session/auth.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import { PasswordField } from './PasswordField.tsx';
import { adoptSession } from './store.ts';

const CodeStep = lazy(() => import('./second-factor/CodeStep.tsx'));

const copy = adminCopy.signIn;

interface SignInProps {
  /** The reason, where the user did not sign out. */
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
    <LazyPart fallback={<p role="status">{copy.busy}</p>}>
      <CodeStep
        challenge={challenge}
        onBack={(why) => {
          setAgain({ ...again, reason: why });
          setChallenge(null);
        }}
      />
    </LazyPart>
  );
}

function PasswordStep({
  reason,
  email = '',
  onChallenge,
}: SignInProps & { onChallenge: (challenge: SignInChallenge, email: string) => void }) {
  // Without react-hook-form: two fields are no reason to load it before the first view.
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Partial<Record<'email' | 'password', string>>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [isResetting, run] = useBusy();
  const typedEmail = () => emailField.current?.value.trim() ?? '';

  // A session that ended has the address filled in already.
  const isKnown = email !== '';
  useEffect(() => (isKnown ? passwordField : emailField).current?.focus(), [isKnown]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSubmitting) return;
    const address = typedEmail();
    const password = passwordField.current?.value ?? '';
    const required = validationMessage('required');
    setProblems({
      ...(address === '' && { email: required }),
      ...(password === '' && { password: required }),
    });
    if (address === '') return emailField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    setSubmitting(true);
    // The toast of an earlier failure must not stay beside the one of the success.
    dismissAllToasts();
    try {
      const result = await signIn(address, password);
      if ('challenge' in result) onChallenge(result.challenge, address);
      else adoptSession(result.account);
    } catch (cause) {
      notifyError(copy.failed, signInProblem(cause));
      passwordField.current?.focus();
      passwordField.current?.select();
    } finally {
      setSubmitting(false);
    }
  }

  async function forgot(): Promise<void> {
    const address = typedEmail();
    if (address === '') {
      setProblems({ email: copy.emailFirst });
      return emailField.current?.focus();
    }
    await run(copy.resetFailed, async () => {
      await sendPasswordReset(address);
      notifySuccess(copy.resetSent, copy.resetSentBody);
    });
  }

  return (
    <form
      className="sign-in column"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="sign-in-heading"
    >
      <p className="sign-in__dealer">{dealer.name}</p>
      <h1 id="sign-in-heading">{copy.heading}</h1>
      {reason && <p className="notice">{reason}</p>}
      <InputField
        label={copy.email}
        type="email"
        autoComplete="username"
        required
        ref={emailField}
        name="email"
        defaultValue={email}
        error={problems.email}
        onChange={() => setProblems({})}
      />
      <PasswordField
        label={copy.password}
        ref={passwordField}
        name="password"
        error={problems.password}
        onChange={() => setProblems({})}
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? copy.busy : copy.submit}
      </Button>
      <Button quiet onClick={forgot} disabled={isResetting}>
        {copy.forgot}
      </Button>
    </form>
  );
}

/** The service's own sentence where it has one, else a general one. */
function signInProblem(cause: unknown): string {
  const error = serviceError(cause);
  if (error.problem === 'offline' || error.problem === 'unexpected') return copy.unexpected;
  return error.hasMessage ? error.message : copy.checkDetails;
}
