import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { buyerCopy, buyersCopy as copy } from '#copy/admin/inquiries/buyer.ts';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleName } from '#copy/labels.ts';
import { askBuyer } from './ask-buyers.ts';
import { $buyerQuestion, type BuyerChoice } from './buyer.ts';

/** The vehicles that somebody waits for, of many that were changed: staff choose which to ask about. */
export function BuyerList({ choices }: { choices: readonly BuyerChoice[] }) {
  const close = () => $buyerQuestion.set(null);
  return (
    <Dialog title={copy.title} onClose={close}>
      <p>{copy.intro(choices.length)}</p>
      <ul className="inquiries__rows">
        {choices.map(({ vehicle, status, count, bookings }) => (
          <li key={vehicle.id}>
            <button
              type="button"
              className="inquiry-row"
              onClick={() =>
                void askBuyer(
                  vehicle,
                  status,
                  choices.filter((other) => other.vehicle.id !== vehicle.id),
                )
              }
            >
              <strong className="inquiry-row__name">{vehicleName(vehicle)}</strong>
              <span className="quiet">
                {[
                  statusCopy[status],
                  count > 0 && buyerCopy.open(count),
                  bookings > 0 && copy.bookings(bookings),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button quiet onClick={close}>
          {buyerCopy.later}
        </Button>
      </div>
    </Dialog>
  );
}
