import { useState } from 'react';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { secondFactorCopy } from '#copy/admin/second-factor.ts';
import { sendAddressLink } from '#firebase/session/second-factor.ts';
import { useStaffMember } from '../use-staff-member.ts';
import { CancelButton } from './CancelButton.tsx';

const copy = secondFactorCopy.unverified;

/** Sends the link that confirms the address: Firebase adds no second factor before. */
export function ConfirmAddress({
  onConfirmed,
  onCancel,
}: {
  /** The link was followed, perhaps on another device. */
  onConfirmed: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { email } = useStaffMember();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      await sendAddressLink();
      notifySuccess(copy.sent);
    } catch (cause) {
      notifyError(copy.failed, cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p>{copy.body(email)}</p>
      <div className="actions">
        <button type="button" className="button" onClick={send} disabled={isBusy}>
          {copy.send}
        </button>
        <button type="button" className="button button--quiet" onClick={onConfirmed}>
          {copy.confirmed}
        </button>
        <CancelButton onCancel={onCancel} />
      </div>
    </>
  );
}
