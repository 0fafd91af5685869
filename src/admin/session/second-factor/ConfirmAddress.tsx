import type { ReactNode } from 'react';
import { notifySuccess } from '#admin/feedback/notify.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { Button } from '#admin/ui/Button.tsx';
import { secondFactorCopy } from '#copy/admin/second-factor.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { sendAddressLink } from '#firebase/session/second-factor.ts';
import { useStaffMember } from '../use-staff-member.ts';

const copy = secondFactorCopy.unverified;

interface Props {
  /** The link was followed, perhaps on another device. */
  onConfirmed: () => void;
  cancel?: ReactNode;
}

/** Sends the link that confirms the address: Firebase adds no second factor before. */
export function ConfirmAddress({ onConfirmed, cancel }: Props) {
  const { email } = useStaffMember();
  const [isBusy, run] = useBusy();

  const send = () =>
    run(adminCopy.signIn.resetFailed, async () => {
      await sendAddressLink();
      notifySuccess(adminCopy.signIn.resetSent);
    });

  return (
    <>
      <p>{copy.body(email)}</p>
      <div className="actions">
        <Button onClick={send} disabled={isBusy}>
          {copy.send}
        </Button>
        <Button quiet onClick={onConfirmed}>
          {copy.confirmed}
        </Button>
        {cancel}
      </div>
    </>
  );
}
