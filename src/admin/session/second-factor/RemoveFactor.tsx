import type { ReactNode } from 'react';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { secondFactorCopy } from '#copy/admin/second-factor.ts';
import { type OwnFactor, removeFactor } from '#firebase/session/second-factor.ts';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';

const copy = secondFactorCopy.removal;

interface Props {
  factor: OwnFactor;
  onDone: () => void;
  cancel: ReactNode;
}

/** Removes the own authenticator app, with the password and a last code of it. */
export function RemoveFactor({ factor, onDone, cancel }: Props) {
  async function remove() {
    const outcome = await removeFactor(factor);
    if (!outcome.ok) return notifyError(copy.failed, secondFactorCopy.problems.expired);
    notifySuccess(copy.done);
    onDone();
  }

  return (
    <ConfirmIdentity
      reason={copy.body}
      submit={secondFactorCopy.remove}
      withCode
      onConfirmed={remove}
      cancel={cancel}
    />
  );
}
