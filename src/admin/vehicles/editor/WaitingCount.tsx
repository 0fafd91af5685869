import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';

const AnswerSchema = v.object({ waiting: v.number() });
/** Longer than between two keys. */
const PAUSE_MS = 800;

/** How many mails go to people who wait once these vehicles are published: one as in a form, or stored ones. */
export function WaitingCount({ asked }: { asked: { vehicle: object } | { ids: string[] } | null }) {
  const body = asked && JSON.stringify(asked);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (!body) return setWaiting(0);
    let isCurrent = true;
    const timer = setTimeout(() => {
      countWaiting(body).then((count) => {
        if (isCurrent) setWaiting(count);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body]);
  return (
    <p className="notice" role="status" hidden={waiting === 0}>
      {copy.waiting(waiting, asked && 'ids' in asked ? asked.ids.length : 1)}
    </p>
  );
}

/** None where it is unknown: the work of staff goes on without it. */
async function countWaiting(body: string): Promise<number> {
  try {
    return v.parse(AnswerSchema, await callFunction(paths.watchesApi, JSON.parse(body))).waiting;
  } catch (cause) {
    console.warn('waiting_buyers_unknown', cause);
    return 0;
  }
}
