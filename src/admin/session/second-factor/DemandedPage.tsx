import { Button } from '#admin/ui/Button.tsx';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { dealer } from '#dealer';
import { signOut } from '../store.ts';
import { AddFactor } from './AddFactor.tsx';

/**
 * Instead of the workspace where the dealer demands a second factor of the role. Once it is added, the
 * new session shows the workspace.
 */
export default function DemandedPage() {
  return (
    <section className="sign-in column" aria-labelledby="demanded-heading">
      <p className="sign-in__dealer">{dealer.name}</p>
      <h1 id="demanded-heading">{copy.demandedHeading}</h1>
      <p>{copy.demanded}</p>
      <AddFactor />
      <Button quiet onClick={signOut}>
        {adminCopy.signOut}
      </Button>
    </section>
  );
}
