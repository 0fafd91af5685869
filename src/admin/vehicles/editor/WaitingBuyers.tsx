import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { type FormValues, fieldsOf } from '../form/values.ts';

const AnswerSchema = v.object({ waiting: v.number() });
/** Longer than between two keys. */
const PAUSE_MS = 800;

/** How many people have asked for word of a vehicle like the one in the form, before it is published. */
export default function WaitingBuyers() {
  const { control } = useFormContext<FormValues>();
  const values = fieldsOf(useWatch({ control }) as FormValues);
  const isNamed = Boolean(values.make && values.model);
  const asked = JSON.stringify(values);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (!isNamed) return setWaiting(0);
    let isCurrent = true;
    const timer = setTimeout(() => {
      countWaiting(asked).then((count) => {
        if (isCurrent) setWaiting(count);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isNamed]);
  return (
    <p className="notice" role="status" hidden={waiting === 0}>
      {copy.waiting(waiting)}
    </p>
  );
}

/** None where that cannot be found out: the form is of use without. */
async function countWaiting(vehicle: string): Promise<number> {
  try {
    const answer = await callFunction(paths.watchesApi, { vehicle: JSON.parse(vehicle) });
    return v.parse(AnswerSchema, answer).waiting;
  } catch (cause) {
    console.warn('waiting_buyers_unknown', cause);
    return 0;
  }
}
