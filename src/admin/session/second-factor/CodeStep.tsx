import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { notifyError } from '#admin/feedback/notify.ts';
import { Button } from '#admin/ui/Button.tsx';
import { dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import { secondFactorCopy } from '#copy/admin/second-factor.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { dealer } from '#dealer';
import type { SignInChallenge } from '#firebase/session/auth.ts';
import { challengedFactor, completeSignIn } from '#firebase/session/second-factor.ts';
import { adoptSession } from '../store.ts';
import { CODE_RULES, CodeField, plainCode } from './CodeField.tsx';

const copy = secondFactorCopy.signIn;

interface Props {
  challenge: SignInChallenge;
  /** Leads back to the password; `reason` says why where nobody asked for it. */
  onBack: (reason?: string) => void;
}

export default function CodeStep({ challenge, onBack }: Props) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    dismissAllToasts();
    try {
      const outcome = await completeSignIn(challenge, plainCode(code));
      if (outcome.ok) return adoptSession(outcome.value);
      const { problem } = outcome;
      if (problem !== 'wrong_code' && problem !== 'too_many') {
        return onBack(secondFactorCopy.problems.expired);
      }
      setError('code', { message: secondFactorCopy.problems[problem] });
      setFocus('code', { shouldSelect: true });
    } catch (cause) {
      notifyError(adminCopy.signIn.failed, cause);
    }
  });

  return (
    <form className="sign-in column" onSubmit={submit} noValidate aria-labelledby="code-heading">
      <p className="sign-in__dealer">{dealer.name}</p>
      <h1 id="code-heading">{copy.heading}</h1>
      <p>{copy.body(challengedFactor(challenge))}</p>
      <CodeField error={errors.code?.message} {...register('code', CODE_RULES)} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? adminCopy.signIn.busy : adminCopy.signIn.heading}
      </Button>
      <Button quiet onClick={() => onBack()}>
        {copy.back}
      </Button>
      <p className="quiet">{copy.lost}</p>
    </form>
  );
}
