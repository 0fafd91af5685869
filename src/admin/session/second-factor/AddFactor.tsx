import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';
import { adminCopy, serviceErrorCopy } from '#copy/admin/shell.ts';
import { dealer } from '#dealer';
import { serviceError } from '#firebase/service/service-error.ts';
import { isRecentSignIn, type NewFactor, newFactor } from '#firebase/session/second-factor.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { ScanFactor } from './ScanFactor.tsx';

type Step =
  | { at: 'preparing' }
  | { at: 'password'; reason?: string }
  | { at: 'address' }
  | { at: 'scan'; factor: NewFactor }
  | { at: 'failed'; text: string };

interface Props {
  onDone?: (() => void) | undefined;
  cancel?: ReactNode;
}

/** Adds an authenticator app: the password where it was given long ago, the QR code, the first code. */
export function AddFactor({ onDone, cancel }: Props) {
  const [step, setStep] = useState<Step>({ at: 'preparing' });

  const go = (find: () => Promise<Step>) =>
    find().then(setStep, (cause) =>
      setStep({ at: 'failed', text: serviceErrorCopy[serviceError(cause).problem] }),
    );
  const prepare = () => go(stepWithSecret);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void go(firstStep), []);

  switch (step.at) {
    case 'preparing':
      return <p role="status">{adminCopy.fetching}</p>;
    case 'password':
      return (
        <ConfirmIdentity
          reason={step.reason ?? copy.passwordWhy}
          submit={copy.goOn}
          onConfirmed={prepare}
          cancel={cancel}
        />
      );
    case 'address':
      return <ConfirmAddress onConfirmed={prepare} cancel={cancel} />;
    case 'scan':
      return (
        <ScanFactor
          factor={step.factor}
          onDone={onDone}
          onExpired={() => setStep({ at: 'password', reason: copy.problems.expired })}
          cancel={cancel}
        />
      );
    case 'failed':
      return (
        <>
          <p role="alert">{step.text}</p>
          <Button onClick={prepare}>{adminCopy.retry}</Button>
        </>
      );
  }
}

async function firstStep(): Promise<Step> {
  return (await isRecentSignIn()) ? stepWithSecret() : { at: 'password' };
}

async function stepWithSecret(): Promise<Step> {
  const outcome = await newFactor(dealer.name);
  if (outcome.ok) return { at: 'scan', factor: outcome.value };
  return outcome.problem === 'unverified' ? { at: 'address' } : { at: 'password' };
}
