import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '#admin/data/browser-storage.ts';
import { useAnswer } from '#admin/data/use-answer.ts';
import { goTo } from '#admin/navigation/route.ts';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { $stock } from '#admin/vehicles/store.ts';
import { firstStepsCopy as copy } from '#copy/admin/first-steps.ts';
import { dealer } from '#dealer';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { firstSteps, type Progress, type Step } from './steps.ts';

/** The number of steps shown at once: nobody starts a longer list. */
const SHOWN = 3;

/** The first steps of a new member of staff, until they are done or hidden on this device. */
export function FirstSteps({ hasPrintedSheets }: Pick<Progress, 'hasPrintedSheets'>) {
  const { uid, email, role, hasSecondFactor } = useStaffMember();
  const { vehicles } = useStore($stock);
  const [remembered, setRemembered] = useState(
    () => readStored(RememberedSchema, keyOf(uid)) ?? { opened: [], hidden: false },
  );
  const mayAsk = role === 'owner' && !remembered.hidden;
  const { value: staff = null } = useAnswer(mayAsk ? countStaff : null, 'staff_unknown');
  if (role === null || remembered.hidden) return null;
  const { all, open } = firstSteps({
    ...{ role, email, hasSecondFactor, vehicles, staff },
    isInvented: dealer.invented,
    hasPrintedSheets,
    opened: remembered.opened as Step[],
  });
  if (open.length === 0) return null;

  function remember(change: Partial<Remembered>): void {
    const next = { ...remembered, ...change };
    setRemembered(next);
    writeStored(keyOf(uid), next);
  }
  return (
    <section aria-labelledby="first-steps">
      <div className="view-head">
        <h2 id="first-steps">{copy.heading(all.length - open.length, all.length)}</h2>
        <LinkButton onClick={() => remember({ hidden: true })}>{copy.hide}</LinkButton>
      </div>
      <ul className="today lined">
        {open.slice(0, SHOWN).map((step) => {
          const { title, hint, action } = copy.steps[step];
          return (
            <li key={step}>
              <p>
                <strong>{title}</strong>
                <span className="quiet today__detail">{hint}</span>
              </p>
              {action !== null && (
                <Button
                  quiet
                  small
                  aria-label={`${action}: ${title}`}
                  onClick={() => {
                    remember({ opened: [...remembered.opened, step] });
                    void follow(step, uid);
                  }}
                >
                  {action}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open.length > SHOWN && <p className="quiet">{copy.more(open.length - SHOWN)}</p>}
    </section>
  );
}

async function follow(step: Step, uid: string): Promise<void> {
  if (step === 'practice') return (await import('./open-practice.ts')).openPractice(uid);
  if (step === 'factor') return goTo('more', null, { query: 'account' });
  if (step === 'invite') return goTo('more', null, { query: 'staff' });
  if (step === 'import') return goTo('vehicles', 'import');
  if (step === 'images') return goTo('vehicles', null, { query: 'work=images' });
  return goTo(step === 'car' ? 'vehicle' : 'vehicles');
}

/** How many accounts have access. */
async function countStaff(): Promise<number> {
  // Not by `staffAccounts`, whose words the first load of the dashboard would have to carry.
  return v.parse(StaffSchema, await callFunction(paths.staffApi)).staff.length;
}

const StaffSchema = v.object({ staff: v.array(v.unknown()) });
const RememberedSchema = v.object({ opened: v.array(v.string()), hidden: v.boolean() });
type Remembered = v.InferOutput<typeof RememberedSchema>;

const keyOf = (uid: string) => `admin-first-steps/${uid}`;
