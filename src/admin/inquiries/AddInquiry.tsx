import { type FormEvent, useState } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { staffInquiryCopy } from '#copy/admin/inquiries/inquiry.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { useDraftText } from '../autosave/use-draft-text.ts';
import { notifySuccess } from '../feedback/notify.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { changeInquiry } from './api.ts';

const copy = staffInquiryCopy.add;

interface Props {
  vehicleId?: string;
  onClose: () => void;
  onAdded: (inquiry: InquiryView) => void;
}

/**
 * A phone call or a visit as an inquiry: three fields, and the button says which of them it was.
 * They are personal data, so what is typed into them is stored for this tab only.
 */
export default function AddInquiry({ vehicleId, onClose, onAdded }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [busy, run] = useBusy();
  const name = useTypedText('name', vehicleId);
  const reach = useTypedText('reach', vehicleId);
  const message = useTypedText('message', vehicleId);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isVisit = submitter?.getAttribute('value') === 'visit';
    void run(staffInquiryCopy.saveFailed, async () => {
      const { inquiry } = await changeInquiry({
        action: 'add',
        key,
        name: name.field.value.trim(),
        reach: reach.field.value.trim(),
        message: message.field.value.trim(),
        channel: isVisit ? 'visit' : 'phone',
        ...(vehicleId !== undefined && { vehicle_id: vehicleId }),
      });
      for (const { clear } of [name, reach, message]) clear();
      notifySuccess(copy.saved(inquiry.name));
      onAdded(inquiry);
      onClose();
    });
  }

  return (
    <Dialog title={copy.title} onClose={onClose}>
      <form className="column" onSubmit={submit}>
        <TextField label={copy.name} {...name.field} required maxLength={160} />
        <TextField
          label={copy.reach}
          {...reach.field}
          maxLength={254}
          pattern="\S+@\S+\.\S+|\+?[\d\s().\-]{6,}"
        />
        <TextArea label={copy.message} {...message.field} required maxLength={5000} rows={3} />
        <div className="actions">
          <Button type="submit" value="phone" disabled={busy}>
            {copy.phone}
          </Button>
          <Button quiet type="submit" value="visit" disabled={busy}>
            {copy.visit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useTypedText(field: string, vehicleId = '') {
  const draft = useDraftText({ kind: `call-${field}`, id: vehicleId, storage: 'tab' }, '');
  return {
    field: {
      value: draft.text,
      onChange: ({ target }: { target: { value: string } }) => draft.type(target.value),
    },
    clear: () => {
      draft.discard();
      draft.forget();
    },
  };
}
