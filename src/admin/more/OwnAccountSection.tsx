import { useCallback, useEffect, useState } from 'react';
import { roleCopy } from '#copy/admin/history.ts';
import { secondFactorCopy as copy, ownAccountCopy } from '#copy/admin/second-factor.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import { type OwnFactor, ownFactor } from '#firebase/session/second-factor.ts';
import { AddFactor } from '../session/second-factor/AddFactor.tsx';
import { RemoveFactor } from '../session/second-factor/RemoveFactor.tsx';
import { useStaffMember } from '../session/use-staff-member.ts';
import { Button } from '../ui/Button.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';

type Loaded = { state: 'loading' | 'failed' } | { state: 'loaded'; factor: OwnFactor | null };

export function OwnAccountSection() {
  const { email, role } = useStaffMember();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [isChanging, setChanging] = useState(false);
  const load = useCallback(async () => {
    try {
      setLoaded({ state: 'loaded', factor: await ownFactor() });
    } catch {
      setLoaded({ state: 'failed' });
    }
  }, []);
  useEffect(() => void load(), [load]);

  const done = () => {
    setChanging(false);
    void load();
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
          <dt className="quiet">{ownAccountCopy.email}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt className="quiet">{ownAccountCopy.role}</dt>
          <dd>{role && roleCopy[role]}</dd>
        </div>
      </dl>
      <section aria-labelledby="second-factor">
        <h2 id="second-factor">{copy.heading}</h2>
        <p>{copy.what}</p>
        {loaded.state === 'loading' && <p role="status">{adminCopy.fetching}</p>}
        {loaded.state === 'failed' && <LoadFailed title={adminCopy.notLoaded} onRetry={load} />}
        {loaded.state === 'loaded' && !isChanging && (
          <>
            <p>
              <strong>
                {loaded.factor
                  ? copy.on(loaded.factor.name, formatDate(loaded.factor.since))
                  : copy.off}
              </strong>
            </p>
            <Button quiet={loaded.factor !== null} onClick={() => setChanging(true)}>
              {loaded.factor ? copy.remove : copy.start}
            </Button>
          </>
        )}
        {loaded.state === 'loaded' &&
          isChanging &&
          (loaded.factor ? (
            <RemoveFactor factor={loaded.factor} onDone={done} cancel={cancel} />
          ) : (
            <AddFactor onDone={done} cancel={cancel} />
          ))}
      </section>
    </div>
  );
}
