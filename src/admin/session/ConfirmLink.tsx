import { passwordCopy } from '#copy/admin/password.ts';
import { redeemActionCode } from '#firebase/session/action-codes.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import type { CodeFormProps } from './ChoosePassword.tsx';

/** What a mailed link does that needs no more than a press: confirms an address, takes a change back. */
export function ConfirmLink({ code, email, onDone, onRefused }: CodeFormProps) {
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
