import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { showToast } from '#components/ui/toasts.ts';
import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
import { formCopy, inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { validationMessage } from '#copy/validation.ts';
import { type FormValues, formSchema } from '#domain/inquiry/form-schema.ts';
import { fieldsOf, HONEYPOT, type InquiryForm, isOptional } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { toSubmission } from '#domain/inquiry/to-submission.ts';
import { findDraft, removeDraft, saveDraft } from './drafts.ts';
import { fetchFormToken } from './fetch-form-token.ts';
import { sendInquiry } from './send-inquiry.ts';

interface InquiryFormOptions {
  form: InquiryForm;
  vehicle: VehicleInfo | undefined;
  onSent: (() => void) | undefined;
}

/**
 * The behaviour of every inquiry form: checks by the domain's schema, one submission at a time,
 * toasts, and a draft that survives a failure or a closed dialog until the inquiry is sent.
 */
export function useInquiryForm({ form: name, vehicle, onSent }: InquiryFormOptions) {
  const draftName = vehicle ? `${name} ${vehicle.id}` : name;
  const [draft] = useState(() => findDraft(draftName));
  // The schema drops unknown keys, so the honeypot never gets into the submission by itself.
  const resolver = useMemo(() => valibotResolver(formSchema(name)), [name]);
  const form = useForm<Record<string, string>, unknown, Partial<FormValues<InquiryForm>>>({
    resolver,
    ...(draft && { defaultValues: draft.values }),
  });
  const { errors, isSubmitting } = form.formState;
  const { sent, incomplete } = formCopy(name);
  const key = useRef<string | null>(draft?.key ?? null);
  const done = useRef(false);
  const sending = useRef(false);
  const token = useRef<Promise<string | null> | null>(null);
  const element = useRef<HTMLFormElement | null>(null);

  const open = useCallback(() => {
    token.current ??= fetchFormToken();
  }, []);

  const attach = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    // The browser's own checks are for visitors without scripts; here the schema replaces them.
    if (node) node.noValidate = true;
  }, []);

  const { getValues } = form;
  useEffect(
    () => () => {
      if (!done.current) saveDraft(draftName, { values: getValues(), key: key.current });
    },
    [draftName, getValues],
  );

  const send = async (values: Partial<FormValues<InquiryForm>>) => {
    open();
    key.current ??= crypto.randomUUID();
    const context = { vehicle, valuationMessage: inquiryCopy.sell.message };
    const result = await sendInquiry(toSubmission(name, values, context), {
      token: token.current ?? Promise.resolve(null),
      key: key.current,
      honeypot: honeypotOf(element.current),
    });
    if (!result.ok) {
      for (const [field, code] of Object.entries(result.fields)) {
        if (element.current?.elements.namedItem(field)) form.setError(field, { message: code });
      }
      showToast({ ...inquiryFormCopy.failed, tone: 'destructive' });
      return;
    }
    key.current = null;
    done.current = true;
    removeDraft(draftName);
    form.reset();
    // The dialog closes before the toast appears, so that the toast is shown on the page.
    flushSync(() => onSent?.());
    showToast(sent);
  };

  const refuse = () => {
    const missing = fieldsOf(name).some(
      (field) => !isOptional(name, field) && String(getValues(field) ?? '').trim() === '',
    );
    if (incomplete && missing) showToast({ ...incomplete, tone: 'destructive' });
  };

  const submit = form.handleSubmit(send, refuse);

  return {
    register: form.register,
    busy: isSubmitting,
    /** The error text of a field. */
    errorOf: (field: string): string | undefined => {
      const code = errors[field]?.message;
      return typeof code === 'string' ? validationMessage(code) : undefined;
    },
    formProps: {
      ref: attach,
      onFocus: open,
      onSubmit: async (event: React.SyntheticEvent) => {
        event.preventDefault();
        // A double click comes before the button is disabled.
        if (sending.current) return;
        sending.current = true;
        await submit(event).finally(() => {
          sending.current = false;
        });
      },
    },
  };
}

function honeypotOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}
