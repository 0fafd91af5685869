import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, useCallback, useState } from 'react';
import * as v from 'valibot';
import { staffBookingCopy as copy, staffReservationCopy } from '#copy/admin/inquiries/booking.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { bookingDayText, bookingTimeText } from '#copy/inquiries/booking.ts';
import { dealer } from '#dealer';
import type { BookingView } from '#domain/booking/booking.ts';
import { type BookingTime, timeChoice } from '#domain/booking/free-times.ts';
import type { BookingsPage } from '#domain/booking/staff-api.ts';
import { calendarDate } from '#domain/schema/schemas.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import { openingState } from '#domain/time/opening-hours.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { usePollWhile } from '../data/use-poll-while.ts';
import { ask } from '../feedback/ask.ts';
import { goTo, type Route } from '../navigation/route.ts';
import { useHasPower } from '../session/use-may.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SelectField } from '../ui/TextField.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { changeBookings } from './api.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { Calendar } from './Calendar.tsx';
import { listBookings } from './list-bookings.ts';
import { Reservation } from './Reservation.tsx';

const PlanDialog = lazy(() => import('./PlanDialog.tsx'));

/** The width of a week. */
const WIDE = '(min-width: 60rem)';
const POLL_MS = 60_000;
const NOTHING: { page: BookingsPage | null } = { page: null };

/** The Fremvisninger view: the bookings of a day or a week. */
export default function BookingsView({ route }: { route: Route }) {
  const wide = useMediaQuery(WIDE);
  const query = new URLSearchParams(route.query);
  const asked = query.get('day');
  const day = v.is(calendarDate, asked) ? asked : nextOpenDay();
  const period =
    query.get('show') === 'day' || (!wide && query.get('show') !== 'week') ? 'day' : 'week';
  const from = period === 'day' ? day : mondayOf(day);
  const length = period === 'day' ? 1 : 7;
  const read = useCallback(
    async () => ({ page: await listBookings(from, length) }),
    [from, length],
  );
  const bookings = useLoaded(NOTHING, copy.fetchFailed, read);
  const { page, loadedAt, failed, load } = bookings;
  usePollWhile(true, load, POLL_MS);
  const [office, setOffice] = useState<string>(dealer.offices[0].id);
  const [opened, setOpened] = useState<string | null>(null);
  const [moving, setMoving] = useState<BookingView | null>(null);
  const [isDragged, setDragged] = useState(false);
  const [planning, setPlanning] = useState(false);
  const mayPlan = useHasPower('booking_plan');
  const go = (to: string, show: 'day' | 'week' = period) =>
    void goTo('bookings', null, { query: `day=${to}&show=${show}` });
  const isCurrent = page?.days[0]?.day === from && page.days.length === length;
  const booking = page?.bookings.find(({ id }) => id === opened);
  const offices = dealer.offices.filter(
    ({ id }) =>
      (page?.plan.capacity[id] ?? 0) > 0 || page?.bookings.some((one) => one.office === id),
  );

  async function move(target: BookingTime) {
    if (!moving) return;
    const { confirm, title, body } = copy.askMove;
    if (!(await ask({ title, body: body(moving.name, bookingTimeText(target)), confirm }))) {
      return isDragged ? setMoving(null) : undefined;
    }
    const action = { action: 'move' as const, id: moving.id, time: timeChoice(target) };
    if (await changeBookings(action, copy.moved)) setMoving(null);
    await load();
  }
  async function change(action: Parameters<typeof changeBookings>[0], success?: string) {
    const saved = await changeBookings(action, success);
    await load();
    return saved;
  }

  const last = addDays(from, length - 1);
  return (
    <>
      <div className="view-head">
        <h1>{adminCopy.tabs.bookings}</h1>
        <LoadedAt state={bookings} onRefresh={load} />
      </div>
      <div className="bookings__tools line">
        <fieldset className="actions">
          <legend className="visually-hidden">{copy.period}</legend>
          {(['day', 'week'] as const).map((name) => (
            <Button
              quiet
              small
              key={name}
              aria-pressed={name === period}
              onClick={() => go(day, name)}
            >
              {copy[name]}
            </Button>
          ))}
        </fieldset>
        <div className="actions">
          <IconButton
            icon={ChevronLeft}
            label={copy.previous[period]}
            onClick={() => go(addDays(day, -length))}
          />
          <Button quiet small onClick={() => go(danishDate(new Date()))}>
            {copy.today}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={copy.next[period]}
            onClick={() => go(addDays(day, length))}
          />
        </div>
        {offices.length > 1 && (
          <SelectField
            label={copy.office}
            options={offices.map(({ id, name }) => ({ value: id, label: name }))}
            value={office}
            onChange={({ target }) => setOffice(target.value)}
          />
        )}
        {mayPlan && (
          <LinkButton disabled={!page} onClick={() => setPlanning(true)}>
            {copy.plan.open}
          </LinkButton>
        )}
      </div>
      {failed && !loadedAt && <LoadFailed title={copy.fetchFailed} onRetry={load} />}
      {page && page.reservations.length > 0 && (
        <section className="stack" aria-labelledby="reservations">
          <h2 id="reservations">{staffReservationCopy.heading}</h2>
          <ul className="reservations">
            {page.reservations.map((reservation) => (
              <li key={reservation.id}>
                <Reservation reservation={reservation} hours={page.hours} onChange={change} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* While a booking is dragged, nothing may push the calendar away below the pointer. */}
      {moving && !isDragged && (
        <p className="notice" role="status">
          {copy.moving(moving.name)}{' '}
          <LinkButton onClick={() => setMoving(null)}>{adminCopy.cancel}</LinkButton>
        </p>
      )}
      {page && isCurrent ? (
        <Calendar
          page={page}
          label={copy.table(bookingDayText(from), bookingDayText(last))}
          office={office}
          moving={moving}
          onOpen={setOpened}
          onDrag={(dragged) => {
            setDragged(true);
            setMoving(dragged);
          }}
          onMove={(target) => void move(target)}
          onStop={() => setMoving(null)}
          onChange={(action) => void change(action)}
        />
      ) : (
        !failed && <p role="status">{adminCopy.fetching}</p>
      )}
      {booking && (
        <BookingDialog
          booking={booking}
          onClose={() => setOpened(null)}
          onMove={() => {
            setOpened(null);
            setDragged(false);
            setMoving(booking);
          }}
          onChange={change}
        />
      )}
      <LazyPart>
        {planning && page && (
          <PlanDialog plan={page.plan} onClose={() => setPlanning(false)} onSaved={load} />
        )}
      </LazyPart>
    </>
  );
}

/** Today, or the next day on which somebody may come. */
function nextOpenDay(): string {
  return danishDate(openingState(new Date(), dealer.hours).changes);
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
