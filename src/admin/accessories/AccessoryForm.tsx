import { useEffect, useId } from 'react';
import { type FieldError, type UseFormReturn, useWatch } from 'react-hook-form';
import { accessoryToastCopy as toasts, accessoryCopy as words } from '#copy/admin/accessory.ts';
import { imageManagerCopy } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { notifyUndoable } from '../feedback/notify.ts';
import { ACCESSORY_IMAGES } from '../images/data/image-sets.ts';
import { ImageManager } from '../images/ImageManager.tsx';
import { goTo, guardRoute } from '../navigation/route.ts';
import { understoodAs } from '../numbers/parsed-number.ts';
import { selectZero } from '../numbers/select-zero.ts';
import { clearDraft, type DraftKey, writeDraft } from '../record/draft.ts';
import { RecordControls } from '../record/RecordControls.tsx';
import type { Start } from '../record/types.ts';
import { useRecordForm } from '../record/use-record-form.ts';
import { CheckField, SelectField, TextArea, TextField } from '../ui/TextField.tsx';
import { accessoryNaming, categoryOptions, conditionOptions } from './choices.ts';
import { saveAccessory } from './save.ts';
import { type AccessoryValues, accessoryResolver } from './values.ts';

/** The form of one accessory, new or stored, with its images. */
export function AccessoryForm({
  start,
  draft,
  onDone,
}: {
  start: Start<AccessoryValues>;
  draft: DraftKey;
  /** After a save or a cancel: the form starts again, empty. */
  onDone: () => void;
}) {
  const record = useRecordForm({
    start,
    draft,
    resolver: accessoryResolver,
    save: saveAccessory,
    toasts,
    onSaved: onDone,
    onGoOn: (id) => goTo('accessories', id, { force: true }),
    onAddImages: (id) => goTo('accessories', id),
  });
  const { form, editing, submit, isChanged } = record;
  const heading = useId();
  useEffect(() => guardRoute(isChanged), [isChanged]);

  function cancel() {
    const typed = isChanged() ? form.getValues() : null;
    // Before the next form looks for it.
    clearDraft(draft);
    onDone();
    if (!typed) return;
    notifyUndoable(adminCopy.discarded, undefined, async () => {
      writeDraft(draft, { values: typed, base: editing.base, version: editing.version });
      if (draft.id === null) onDone();
      await goTo('accessories', draft.id);
    });
  }

  return (
    <section className="accessory-editor" aria-labelledby={heading}>
      <h2 id={heading}>{editing.created ? words.editHeading : words.addHeading}</h2>
      {start.notice === 'draft' && <p className="notice">{adminCopy.draft.restored}</p>}
      <form id="accessory-form" className="group__fields" onSubmit={submit} noValidate>
        <Fields form={form} />
      </form>
      <ImageManager
        set={ACCESSORY_IMAGES}
        ownerId={editing.created ? editing.id : null}
        hint={imageManagerCopy.saveAccessoryFirst}
      />
      <RecordControls
        formId="accessory-form"
        record={record}
        naming={accessoryNaming}
        onCancel={cancel}
      />
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
    label: words.labels[name],
    error: (formState.errors[name] as FieldError | undefined)?.message,
    ...register(name),
  });
  return (
    <>
      <TextField autoComplete="off" required {...field('name')} />
      <SelectField options={categoryOptions(category)} {...field('category')} />
      <TextField
        autoComplete="off"
        required
        inputMode="decimal"
        understood={understoodAs(price, 'decimal', 0)}
        {...selectZero}
        {...field('price')}
      />
      <SelectField options={conditionOptions(condition)} {...field('condition_status')} />
      {category === 'wheels' && <TextField autoComplete="off" {...field('tire_size')} />}
      <TextField autoComplete="off" {...field('brand')} />
      <TextField autoComplete="off" {...field('model')} />
      <div className="group__whole">
        <TextArea {...field('description')} />
      </div>
      <CheckField label={words.labels.available} {...register('available')} />
      <CheckField label={words.labels.featured} {...register('featured')} />
    </>
  );
}
