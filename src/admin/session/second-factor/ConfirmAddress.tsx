import { notifySuccess } from '#admin/feedback/notify.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { Button } from '#admin/ui/Button.tsx';
import { secondFactorCopy } from '#copy/admin/second-factor.ts';
import { sendAddressLink } from '#firebase/session/second-factor.ts';
import { useStaffMember } from '../use-staff-member.ts';
import { CancelButton } from './CancelButton.tsx';

const copy = secondFactorCopy.unverified;

interface Props {
  /** The link was followed, perhaps on another device. */
  onConfirmed: () => void;
  onCancel?: (() => void) | undefined;
}

/** Sends the link that confirms the address: Firebase adds no second factor before. */
export function ConfirmAddress({ onConfirmed, onCancel }: Props) {
  const { email } = useStaffMember();
  const [isBusy, run] = useBusy();

  const send = () =>
    run(copy.failed, async () => {
      await sendAddressLink();
      notifySuccess(copy.sent);
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
        <CancelButton onCancel={onCancel} />
      </div>
    </>
  );
}
