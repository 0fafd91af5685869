import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { passwordCopy } from '#copy/admin/password.ts';
import { adminCopy, serviceErrorCopy } from '#copy/admin/shell.ts';
import { dealer } from '#dealer';
import { serviceError } from '#firebase/service/service-error.ts';
import {
  type ActionProblem,
  readActionCode,
  readResetCode,
  redeemActionCode,
} from '#firebase/session/action-codes.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { ChoosePassword, type CodeFormProps } from './ChoosePassword.tsx';
import type { MailedLink } from './mailed-link.ts';

type Check =
  | { state: 'checking' }
  | { state: 'valid'; email: string }
  /** Where the service has not answered, the link can be tried again. */
  | { state: 'problem'; text: string; mayTry?: boolean };

export interface MailedLinkProps {
  link: MailedLink;
  /** Leads to the sign-in, with the address where it is known, and what happened. */
  onDone: (email: string, notice?: string) => void;
}

/** The page of a mailed link: checks its code first, so that nobody types a password in vain. */
export default function MailedLinkPage({ link, onDone }: MailedLinkProps) {
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  const tryLink = useCallback(async () => setCheck(await checkLink(link)), [link]);
  useEffect(() => void tryLink(), [tryLink]);

  if (check.state === 'checking') return <Frame heading={passwordCopy.checking} />;
  if (check.state === 'problem') {
    return (
      <Frame heading={passwordCopy.problemHeading}>
        <p>{check.text}</p>
        <Button onClick={() => (check.mayTry ? tryLink() : onDone(''))}>
          {check.mayTry ? adminCopy.retry : passwordCopy.toSignIn}
        </Button>
      </Frame>
    );
  }
  const refuse = (problem: ActionProblem) => setCheck(refused(problem));
  const props = { code: link.code, email: check.email, onDone, onRefused: refuse };
  return (
    <Frame heading={link.isReset ? passwordCopy.heading : passwordCopy.confirm}>
      {link.isReset ? <ChoosePassword {...props} /> : <ConfirmLink {...props} />}
    </Frame>
  );
}

async function checkLink({ isReset, code }: MailedLink): Promise<Check> {
  try {
    const outcome = await (isReset ? readResetCode(code) : readActionCode(code));
    return outcome.ok ? { state: 'valid', email: outcome.value } : refused(outcome.problem);
  } catch (cause) {
    const text = serviceErrorCopy[serviceError(cause).problem];
    return { state: 'problem', text, mayTry: true };
  }
}

function refused(problem: ActionProblem): Check {
  return { state: 'problem', text: passwordCopy.problems[problem] };
}

function Frame({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <main className="entrance">
      <section className="sign-in column" aria-live="polite">
        <p className="sign-in__dealer">{dealer.name}</p>
        <h1>{heading}</h1>
        {children}
      </section>
    </main>
  );
}

/** What a mailed link does that needs no more than a press: confirms an address, takes a change back. */
function ConfirmLink({ code, email, onDone, onRefused }: CodeFormProps) {
  const [isBusy, run] = useBusy();

  const confirm = () =>
    run(passwordCopy.confirmFailed, async () => {
      const outcome = await redeemActionCode(code);
      if (outcome.ok) onDone(email, passwordCopy.confirmed);
      else onRefused(outcome.problem);
    });

  return (
    <>
      {email !== '' && <p>{passwordCopy.account(email)}</p>}
      <Button onClick={confirm} disabled={isBusy}>
        {passwordCopy.confirm}
      </Button>
    </>
  );
}
