import { useState } from 'react';
import { roleCopy, staffCopy } from '#copy/admin/history.ts';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import { ownFactor } from '#firebase/session/second-factor.ts';
import { useAnswer } from '../data/use-answer.ts';
import { AddFactor } from '../session/second-factor/AddFactor.tsx';
import { RemoveFactor } from '../session/second-factor/RemoveFactor.tsx';
import { useStaffMember } from '../session/use-staff-member.ts';
import { Button } from '../ui/Button.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';

export function OwnAccountSection() {
  const { email, role } = useStaffMember();
  const { value, failed, ask } = useAnswer(ownFactor);
  // Undefined until it is known.
  const factor = failed ? undefined : value;
  const [isChanging, setChanging] = useState(false);

  const done = () => {
    setChanging(false);
    void ask();
  };
  const cancel = (
    <Button quiet onClick={() => setChanging(false)}>
      {adminCopy.cancel}
    </Button>
  );
  return (
    <div className="own-account column column--far">
      <dl className="facts">
        <div>
          <dt className="quiet">{staffCopy.email}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt className="quiet">{staffCopy.role}</dt>
          <dd>{role && roleCopy[role]}</dd>
        </div>
      </dl>
      <section aria-labelledby="second-factor">
        <h2 id="second-factor">{copy.heading}</h2>
        <p>{copy.what}</p>
        {factor === undefined && !failed && <p role="status">{adminCopy.fetching}</p>}
        {failed && <LoadFailed title={adminCopy.notLoaded} onRetry={ask} />}
        {factor !== undefined && !isChanging && (
          <>
            <p>
              <strong>{factor ? copy.on(factor.name, formatDate(factor.since)) : copy.off}</strong>
            </p>
            <Button quiet={factor !== null} onClick={() => setChanging(true)}>
              {factor ? copy.remove : copy.start}
            </Button>
          </>
        )}
        {factor !== undefined &&
          isChanging &&
          (factor ? (
            <RemoveFactor factor={factor} onDone={done} cancel={cancel} />
          ) : (
            <AddFactor onDone={done} cancel={cancel} />
          ))}
      </section>
    </div>
  );
}
