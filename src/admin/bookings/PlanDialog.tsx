import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { guardUnsavedChanges, mayLeave } from '#admin/navigation/unsaved-changes.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { staffBookingCopy } from '#copy/admin/inquiries/booking.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import { dealer } from '#dealer';
import {
  type BookingPlan,
  BookingPlanSchema,
  type PlanException,
} from '#domain/booking/booking-plan.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { CheckField, TextField } from '../ui/TextField.tsx';
import { changeBookings } from './api.ts';

const copy = staffBookingCopy.plan;

/** When visitors can book: the length, how many at once, closed days and days with other hours; and how long a car is reserved. */
export default function PlanDialog({
  plan: latest,
  onClose,
  onSaved,
}: {
  plan: BookingPlan;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  // As it was opened: a version that a colleague has saved since must not be overwritten.
  const [plan] = useState(latest);
  const [exceptions, setExceptions] = useState(plan.exceptions);
  /** The day in the field, also before it is added. */
  const [day, setDay] = useState('');
  const [areNumbersTyped, setNumbersTyped] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  const [busy, setBusy] = useState(false);
  const isChanged = areNumbersTyped || exceptions !== plan.exceptions || day !== '';
  useEffect(() => guardUnsavedChanges(() => isChanged), [isChanged]);
  const put = (day: string, fields: Partial<PlanException>) =>
    setExceptions((all) => all.map((one) => (one.day === day ? { ...one, ...fields } : one)));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const number = (name: string) => Number(fields.get(name));
    const capacity = Object.fromEntries(dealer.offices.map(({ id }) => [id, number(id)]));
    const { version } = plan;
    const times = { minutes: number('minutes'), reservation_hours: number('hours') };
    const changed = { ...times, capacity, exceptions: withDay(), version };
    const valid = v.safeParse(BookingPlanSchema, changed);
    setInvalid(!valid.success);
    if (!valid.success) return;
    setBusy(true);
    const saved = await changeBookings({ action: 'plan', plan: valid.output }, copy.saved);
    setBusy(false);
    if (!saved) return;
    await onSaved();
    onClose();
  }
  /** The days with the one in the field, closed. */
  function withDay(): typeof exceptions {
    if (day === '') return exceptions;
    const { opens, closes } = dealer.hours.weekdays;
    const others = exceptions.filter((one) => one.day !== day);
    const all = [...others, { day, open: false, opens, closes }];
    return all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  }
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setExceptions(withDay());
    setDay('');
  }

  const number = (
    name: string,
    label: string,
    defaultValue: number,
    rest: { min: number; max: number; step?: number; hint?: string },
  ) => <TextField key={name} type="number" required {...{ name, label, defaultValue }} {...rest} />;

  return (
    <Dialog title={copy.title} onClose={async () => (await mayLeave()) && onClose()}>
      <p className="dialog__intro">{copy.intro}</p>
      <form id="plan" className="form" onSubmit={submit} onChange={() => setNumbersTyped(true)}>
        {number('minutes', copy.minutes, plan.minutes, { min: 15, max: 240, step: 5 })}
        {dealer.offices.map(({ id, name }) =>
          number(id, copy.capacity(name), plan.capacity[id] ?? 0, {
            ...{ min: 0, max: 20, hint: copy.capacityHint },
          }),
        )}
        {number('hours', copy.reservationHours, plan.reservation_hours, {
          ...{ min: 1, max: 168, hint: copy.reservationHint },
        })}
      </form>
      <section className="stack plan" aria-label={copy.exceptions}>
        <h3>{copy.exceptions}</h3>
        {exceptions.length === 0 && <p className="quiet">{copy.none}</p>}
        <ul className="plan__days column">
          {exceptions.map(({ day, open, opens, closes }) => (
            <li key={day}>
              <strong className="figures">{formatDate(day)}</strong>
              <CheckField
                label={copy.isOpen}
                checked={open}
                onChange={({ target }) => put(day, { open: target.checked })}
              />
              <LinkButton
                aria-label={copy.remove(formatDate(day))}
                onClick={() => setExceptions((all) => all.filter((one) => one.day !== day))}
              >
                {adminCopy.delete}
              </LinkButton>
              {open && (
                <div className="form__pair plan__hours">
                  {(['opens', 'closes'] as const).map((name) => (
                    <TextField
                      key={name}
                      label={copy[name]}
                      type="time"
                      value={name === 'opens' ? opens : closes}
                      onChange={({ target }) => put(day, { [name]: target.value })}
                    />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
        <form className="plan__add" onSubmit={add}>
          <TextField
            label={copy.date}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            min={danishDate(new Date())}
            required
          />
          <Button quiet type="submit">
            {copy.add}
          </Button>
        </form>
        {isInvalid && (
          <p className="field__problem" role="alert">
            {copy.invalid}
          </p>
        )}
        <Button type="submit" form="plan" disabled={busy}>
          {busy ? adminCopy.saving : adminCopy.save}
        </Button>
      </section>
    </Dialog>
  );
}
