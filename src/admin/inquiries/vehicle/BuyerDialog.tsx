import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { Button } from '#admin/ui/Button.tsx';
import { CheckField, TextArea } from '#admin/ui/TextField.tsx';
import { $stock } from '#admin/vehicles/store.ts';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { buyerCopy as copy } from '#copy/admin/inquiries/buyer.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleName } from '#copy/labels.ts';
import { changeInquiry } from '../api.ts';
import { BuyerList } from './BuyerList.tsx';
import { $buyerQuestion, type BuyerChoice, type BuyerQuestion } from './buyer.ts';
import { sentenceToOthers, similarVehicles } from './sentence-to-others.ts';

/** The question on screen about one vehicle or many. */
export default function BuyerDialog({
  question,
}: {
  question: BuyerQuestion | readonly BuyerChoice[];
}) {
  return 'vehicle' in question ? (
    <OneBuyer key={question.vehicle.id} question={question} />
  ) : (
    <BuyerList choices={question} />
  );
}

/** Asks which inquiry bought a vehicle, and offers one sentence to the others. */
function OneBuyer({ question }: { question: BuyerQuestion }) {
  const { vehicle, status, inquiries, next = [] } = question;
  const { vehicles } = useStore($stock);
  const stored = vehicles.find(({ id }) => id === vehicle.id);
  const similar = stored ? similarVehicles(stored, vehicles) : [];
  const [text, setText] = useState(() =>
    sentenceToOthers(question, similar, window.location.origin),
  );
  const [buyer, setBuyer] = useState<string | null>(null);
  const [tell, setTell] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = vehicleName(vehicle);
  const others = inquiries.filter(({ id, email }) => id !== buyer && email !== '');
  const close = () => $buyerQuestion.set(next.length > 0 ? next : null);

  async function save() {
    setBusy(true);
    const bought = inquiries.filter(({ id }) => id === buyer);
    const told = tell ? others : [];
    const state = status === 'sold' ? 'closed' : 'waiting';
    const reply = { text: text.trim(), subject: copy.subject(name.slice(0, 150)), state } as const;
    const outcomes = await Promise.allSettled([
      ...bought.map(({ id, version }) =>
        changeInquiry({ action: 'update', id, version, bought: true, state }),
      ),
      ...told.map(({ id, version }) =>
        changeInquiry({ action: 'reply', id, version, key: crypto.randomUUID(), ...reply }),
      ),
    ]);
    // An answer can say as well that nothing was saved, since a colleague has changed the inquiry.
    const failed = outcomes.filter(
      (outcome) => outcome.status === 'rejected' || !outcome.value.saved,
    );
    if (failed.length > 0) notifyError(copy.failed(failed.length));
    else notifySuccess(copy.saved(told.length));
    close();
  }

  return (
    <Dialog title={copy.title(name, status)} onClose={close}>
      <fieldset className="column column--close" aria-label={copy.title(name, status)}>
        {[null, ...inquiries].map((inquiry) => (
          <label key={inquiry?.id ?? ''} className="check">
            <input
              type="radio"
              name="buyer"
              checked={buyer === (inquiry?.id ?? null)}
              onChange={() => setBuyer(inquiry?.id ?? null)}
            />
            <span>
              {inquiry ? `${inquiry.name} · ${inquiry.email || inquiry.phone}` : copy.nobody}
            </span>
          </label>
        ))}
      </fieldset>
      {others.length > 0 && (
        <CheckField
          label={copy.tellOthers(others.length)}
          checked={tell}
          onChange={(event) => setTell(event.target.checked)}
        />
      )}
      {tell && others.length > 0 && (
        <TextArea
          label={copy.text}
          rows={9}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="actions">
        <Button disabled={busy} onClick={save}>
          {adminCopy.save}
        </Button>
        <Button quiet onClick={close}>
          {copy.later}
        </Button>
      </div>
    </Dialog>
  );
}
