import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** After the label, e.g. that the field is optional. */
  note?: string | undefined;
  problem?: string | undefined;
  hint?: string | undefined;
}

type InputFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;
type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A labelled input with its hint and its problem. */
export function InputField({
  label,
  note,
  problem,
  hint,
  type = 'text',
  ...input
}: InputFieldProps) {
  const id = useFieldId();
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem} hint={hint}>
      <input type={type} {...input} {...described(id, problem, hint)} className="field__control" />
    </FieldFrame>
  );
}

/** A labelled text area with its hint and its problem. */
export function TextareaField({ label, note, problem, hint, ...textarea }: TextareaFieldProps) {
  const id = useFieldId();
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem} hint={hint}>
      <textarea {...textarea} {...described(id, problem, hint)} className="field__control" />
    </FieldFrame>
  );
}

function FieldFrame({
  id,
  label,
  note,
  problem,
  hint,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {note && <span className="field__optional"> {note}</span>}
      </label>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {problem && (
        <span className="field__problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}

/** React's own ids begin with an underscore, which some checkers and selectors do not accept. */
function useFieldId(): string {
  return `field${useId()}`;
}

function described(id: string, problem: string | undefined, hint: string | undefined) {
  const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': ids || undefined,
  };
}
