import { useId } from 'react';
import { formatClock } from '#copy/format.ts';
import { bookingDayText, bookingTimesCopy as copy } from '#copy/inquiries/booking.ts';
import { type FreeDay, timeChoice } from '#domain/booking/free-times.ts';

const DAYS_AT_FIRST = 4;

interface BookingTimesProps {
  /** Null while they are fetched. */
  times: readonly FreeDay[] | null;
  error?: string | undefined;
  /** The choice that it begins with. */
  chosen?: string | undefined;
  /** Whether a visitor may say that none fits. */
  withNone?: boolean;
}

/**
 * The free times as radio buttons, a day at a time. Each day is a native disclosure, one of which
 * is open, so it works without scripts.
 */
export function BookingTimes({ times, error, chosen, withNone = false }: BookingTimesProps) {
  const id = `times${useId()}`;
  if (times === null) {
    return (
      <fieldset className="times times--loading" tabIndex={-1}>
        <legend className="field__label">{copy.legend}</legend>
        {copy.loading}
        {chosen && <input type="hidden" name="time" value={chosen} />}
      </fieldset>
    );
  }
  if (times.length === 0) return null;
  const days = [...new Set(times.map(({ day }) => day))];
  const opened = days.find((day) => chosen?.startsWith(day)) ?? days[0];
  const dayTimes = (date: string) => (
    <details key={date} name={id} className="times__day" open={date === opened}>
      <summary>
        <span className="times__date">{bookingDayText(date)}</span>
        <span className="times__count quiet small">
          {copy.free(on(date).reduce((sum, { starts }) => sum + starts.length, 0))}
        </span>
      </summary>
      {on(date).map((free) => (
        <OfficeTimes key={free.office} free={free} chosen={chosen} />
      ))}
    </details>
  );
  const on = (date: string) => times.filter(({ day }) => day === date);
  return (
    <fieldset
      className="times"
      // Where it comes first in a dialog it has the focus, so that the keyboard of a phone stays away.
      tabIndex={-1}
      aria-describedby={error ? `${id}-problem` : undefined}
    >
      <legend className="field__label">{copy.legend}</legend>
      {days.slice(0, DAYS_AT_FIRST).map(dayTimes)}
      {days.length > DAYS_AT_FIRST && (
        <details
          className="times__more"
          open={days.slice(DAYS_AT_FIRST).some((date) => date === opened)}
        >
          <summary>{copy.more}</summary>
          {days.slice(DAYS_AT_FIRST).map(dayTimes)}
        </details>
      )}
      {withNone && (
        <label className="check times__none">
          <input type="radio" name="time" value="" defaultChecked={chosen === ''} />
          {copy.none}
        </label>
      )}
      {withNone && <p className="times__mails quiet small">{copy.mails}</p>}
      {error && (
        <span className="field__problem" id={`${id}-problem`}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

function OfficeTimes({
  free: { day, office, officeName, starts },
  chosen,
}: {
  free: FreeDay;
  chosen: string | undefined;
}) {
  return (
    <>
      {officeName && <p className="times__office quiet small">{officeName}</p>}
      <div className="times__starts">
        {starts.map((start) => {
          const value = timeChoice({ day, office, start });
          return (
            <label key={start} className="times__start">
              <input type="radio" name="time" value={value} defaultChecked={chosen === value} />
              <span className="figures">{formatClock(start)}</span>
            </label>
          );
        })}
      </div>
    </>
  );
}
