import { useId } from 'react';
import { type FieldError, type UseFormReturn, useWatch } from 'react-hook-form';
import { accessoryCopy as copy } from '#copy/admin/accessory.ts';
import { imageManagerCopy } from '#copy/admin/images.ts';
import { recordCopy } from '#copy/admin/record.ts';
import { HistorySection } from '../history/HistorySection.tsx';
import { ACCESSORY_IMAGES } from '../images/data/image-sets.ts';
import { ImageManager } from '../images/ImageManager.tsx';
import { goTo } from '../navigation/route.ts';
import { parsedNumberHint } from '../numbers/parsed-number.ts';
import { selectOnFocus } from '../numbers/select-on-focus.ts';
import { RecordControls } from '../record/controls/RecordControls.tsx';
import { RepairedNotice } from '../record/RepairedNotice.tsx';
import type { Start } from '../record/types.ts';
import { usePresence } from '../record/use-presence.ts';
import { useRecordForm } from '../record/use-record-form.ts';
import { useMay } from '../session/use-may.ts';
import { LinkButton } from '../ui/Button.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../ui/TextField.tsx';
import { accessoryRecord } from './accessory-record.ts';
import { categoryOptions, conditionOptions } from './choices.ts';
import type { AccessoryValues } from './values.ts';

/** The id of an accessory that is not stored yet, in the address. */
export const NEW = 'new';

/** The form of one accessory, new or stored, with its images. */
export function AccessoryForm({
  start,
  onDone,
}: {
  start: Start<AccessoryValues>;
  /** Called after a save or a cancel; shows the list. */
  onDone: () => Promise<void>;
}) {
  const recordForm = useRecordForm({
    record: accessoryRecord,
    start,
    leave: onDone,
    open: (id, options) => goTo('accessories', id ?? NEW, options),
    openImages: (id) => goTo('accessories', id),
  });
  const { form, editing, submit } = recordForm;
  const heading = useId();
  const mayChange = useMay('update', 'accessories');
  const others = usePresence(editing.exists ? `accessories/${editing.id}` : null);

  return (
    <section className="accessory-editor column" aria-labelledby={heading}>
      <div className="view-head">
        <h1 id={heading}>{editing.exists ? copy.editHeading : copy.addHeading}</h1>
        <LinkButton onClick={() => goTo('accessories')}>{copy.listHeading}</LinkButton>
      </div>
      {start.notice === 'draft' && <p className="notice">{recordCopy.draft.restored}</p>}
      <RepairedNotice repaired={editing.repaired} labels={copy.labels} />
      <form
        id="accessory-form"
        className="group__fields"
        inert={!mayChange}
        onSubmit={submit}
        noValidate
      >
        <Fields form={form} />
      </form>
      <ImageManager
        set={ACCESSORY_IMAGES}
        ownerId={editing.exists || editing.isQueued ? editing.id : null}
        hint={imageManagerCopy.saveAccessoryFirst}
      />
      {editing.exists && (
        <HistorySection collection="accessories" id={editing.id} onRestored={onDone} />
      )}
      {mayChange && (
        <RecordControls formId="accessory-form" others={others} recordForm={recordForm} />
      )}
    </section>
  );
}

function Fields({ form }: { form: UseFormReturn<AccessoryValues> }) {
  const { register, control, formState } = form;
  const [category, condition, price] = useWatch({
    control,
    name: ['category', 'condition_status', 'price'],
  });
  const field = (name: Exclude<keyof AccessoryValues, 'available' | 'featured'>) => ({
    label: copy.labels[name],
    error: (formState.errors[name] as FieldError | undefined)?.message,
    ...register(name),
  });
  return (
    <>
      <TextField required {...field('name')} />
      <SelectField options={categoryOptions(category)} {...field('category')} />
      <TextField
        required
        inputMode="decimal"
        parsedNumber={parsedNumberHint(price, 'decimal', 0)}
        {...selectOnFocus}
        {...field('price')}
      />
      <SelectField options={conditionOptions(condition)} {...field('condition_status')} />
      {category === 'wheels' && <TextField {...field('tire_size')} />}
      <TextField {...field('brand')} />
      <TextField {...field('model')} />
      <div className="group__whole">
        <TextArea {...field('description')} />
      </div>
      <CheckField label={copy.labels.available} {...register('available')} />
      <CheckField label={copy.labels.featured} {...register('featured')} />
    </>
  );
}
