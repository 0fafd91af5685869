import { staffReservationCopy as copy, staffBookingCopy } from '#copy/admin/inquiries/booking.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { momentText } from '#copy/inquiries/reservation.ts';
import { telHref } from '#dealer';
import type { ReservationView } from '#domain/booking/reservation.ts';
import type { BookingAction } from '#domain/booking/staff-api.ts';
import { ask } from '../feedback/ask.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { goTo } from '../navigation/route.ts';
import { Button, LinkButton } from '../ui/Button.tsx';

export function Reservation({
  reservation: { id, vehicle, ends_at, name, phone },
  hours,
  onChange,
}: {
  reservation: ReservationView;
  hours: number;
  onChange: (action: BookingAction, success: string) => Promise<unknown>;
}) {
  const what = vehicleLine(vehicle);
  const [busy, run] = useBusy();
  // A double press prolongs once; one on the answer that ends it falls on the button beneath.
  function change(action: 'prolong' | 'end', success: string) {
    if (!busy) void run(staffBookingCopy.failed, () => onChange({ action, id }, success));
  }
  async function end() {
    const { title, body, confirm } = copy.ask;
    if (await ask({ title, body: body(name), confirm, danger: true })) change('end', copy.ended);
  }
  const button = (label: string, onClick: () => void) => (
    <Button quiet small onClick={onClick}>
      {label}
      <span className="visually-hidden">{copy.of(what)}</span>
    </Button>
  );
  return (
    <div className="reservation line">
      <p>
        <a href={`#vehicle/${vehicle.id}`}>{what}</a>
        <br />
        <LinkButton onClick={() => void goTo('inquiries', id, { query: 'show=all' })}>
          {name}
        </LinkButton>
        {phone && (
          <>
            {', '}
            <a href={telHref(phone)}>{phone}</a>
          </>
        )}
        <br />
        <span className="figures">{copy.until(momentText(new Date(ends_at)))}</span>
      </p>
      <div className="actions">
        {button(copy.prolong(hours), () => change('prolong', copy.prolonged))}
        {button(copy.end, () => void end())}
      </div>
    </div>
  );
}
