import { type KeyboardEvent, useEffect, useRef } from 'react';
import { staffBookingCopy as copy } from '#copy/admin/inquiries/booking.ts';
import { formatClock } from '#copy/format.ts';
import { bookingDayText, bookingTimeText } from '#copy/inquiries/booking.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import type { BookingView } from '#domain/booking/booking.ts';
import { type BookingTime, clockOf, minutesOf, startOf } from '#domain/booking/free-times.ts';
import type { BookingAction, BookingsPage } from '#domain/booking/staff-api.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { SoldBadge } from './BookingDialog.tsx';
import { type Cell, cellOf, rowsOf, shownDays, takes } from './calendar-cells.ts';

interface CalendarProps {
  page: BookingsPage;
  label: string;
  office: string;
  /** The booking for which staff choose another time. */
  moving: BookingView | null;
  onOpen: (id: string) => void;
  onDrag: (booking: BookingView) => void;
  onMove: (target: BookingTime) => void;
  /** Staff chose no other time. */
  onStop: () => void;
  onChange: (action: BookingAction) => void;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Days as columns, times as rows. A booking is moved by its dialog or by dragging it to a free time. */
export function Calendar(props: CalendarProps) {
  const { page, label, office, onStop } = props;
  const table = useRef<HTMLTableElement>(null);
  const days = shownDays(page);
  const rows = rowsOf(days, page.bookings);
  const today = danishDate(new Date());
  const firstDay = days[0]?.day;
  // A phone shows less than a week at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each other week.
  useEffect(() => {
    const column = table.current?.querySelector('[aria-current]');
    column?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, [firstDay]);
  if (days.length === 0) return <p className="quiet">{copy.nothingOpen}</p>;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onStop();
    const step = STEPS[event.key];
    const cell = (event.target as Element).closest('td');
    if (!step || !cell) return;
    event.preventDefault();
    let [column, row] = [cell.cellIndex, (cell.parentElement as HTMLTableRowElement).rowIndex];
    for (;;) {
      column += step[0];
      row += step[1];
      const next = table.current?.rows[row]?.cells[column];
      if (!next) return;
      const button = next.querySelector<HTMLElement>('button');
      if (button) return button.focus();
    }
  }

  return (
    <>
      <div className="bookings__scroll">
        <table className="bookings" aria-label={label} ref={table} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{copy.time}</th>
              {days.map(({ day, starts }) => (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                  <span className="bookings__day">{bookingDayText(day)}</span>
                  {starts.length === 0 && <span className="quiet"> {copy.closed}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((minutes) => (
              <tr key={minutes}>
                <th scope="row" className="figures">
                  {formatClock(clockOf(minutes))}
                </th>
                {days.map((day) => (
                  <CalendarCell
                    key={day.day}
                    {...props}
                    cell={cellOf(page, day, office, minutes)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">{copy.keys}</p>
    </>
  );
}

function CalendarCell({
  page,
  cell,
  moving,
  onOpen,
  onDrag,
  onMove,
  onStop,
  onChange,
}: CalendarProps & { cell: Cell }) {
  const { time, bookings, block, isOpen } = cell;
  const when = bookingTimeText(time);
  const isTarget = moving !== null && takes(cell, moving, page, new Date());
  const { day, office } = time;
  const from = minutesOf(time.start);
  return (
    <td
      data-target={isTarget || undefined}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (isTarget) onMove(time);
      }}
    >
      {bookings.map((booking) => (
        <button
          key={booking.id}
          type="button"
          className="bookings__booking"
          data-state={booking.state}
          draggable
          // Chromium ends a drag at once if the page changes while it starts.
          onDragStart={() => setTimeout(() => onDrag(booking))}
          onDragEnd={(event) => event.dataTransfer.dropEffect === 'none' && onStop()}
          onClick={() => onOpen(booking.id)}
        >
          <strong>{booking.name}</strong>
          <span className="visually-hidden">, {when}, </span>
          {booking.vehicle && <span>{vehicleLine(booking.vehicle)}</span>}
          {booking.state === 'requested' && <span className="badge">{copy.requested}</span>}
          <SoldBadge vehicle={booking.vehicle} />
          {booking.licence_seen_at && <span className="quiet">✓ {copy.licenceSeen}</span>}
        </button>
      ))}
      {isTarget ? (
        <button
          type="button"
          className="bookings__free bookings__free--target"
          onClick={() => onMove(time)}
        >
          {copy.moveHere} <span className="visually-hidden">{when}</span>
        </button>
      ) : block ? (
        <button
          type="button"
          className="bookings__block"
          onClick={() => onChange({ action: 'unblock', day, id: block.id })}
        >
          {copy.blocked}
          <span className="visually-hidden">: {copy.unblock(when)}</span>
        </button>
      ) : (
        isOpen &&
        !moving &&
        bookings.length === 0 &&
        startOf(time) > new Date() && (
          <button
            type="button"
            className="bookings__free"
            onClick={() =>
              onChange({ action: 'block', day, office, from, to: from + page.plan.minutes })
            }
          >
            {copy.free}
            <span className="visually-hidden">: {copy.block(when)}</span>
          </button>
        )
      )}
    </td>
  );
}
