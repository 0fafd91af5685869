import { type ComponentProps, type ReactNode, useId } from 'react';

/** A text that describes the control of a field. */
export interface Description {
  /** Its class and the end of its id. */
  name: string;
  text: string | undefined;
  place: 'above' | 'below';
  /** Whether screen readers announce a change of the text. */
  live?: boolean;
}

export interface FieldProps {
  label: string;
  /** After the label, e.g. that the field is optional. */
  note?: string | undefined;
  error?: string | undefined;
  describedBy?: readonly Description[];
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

type InputFieldProps = Omit<FieldProps, 'describedBy'> & {
  hint?: string | undefined;
} & Omit<ComponentProps<'input'>, 'id' | 'className'>;
type TextareaFieldProps = Omit<FieldProps, 'describedBy'> & {
  hint?: string | undefined;
} & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A labelled input with its hint and its error. */
export function InputField({ label, note, hint, error, type = 'text', ...input }: InputFieldProps) {
  return (
    <Field label={label} note={note} describedBy={hintAbove(hint)} error={error}>
      {(attributes) => <input type={type} {...input} {...attributes} />}
    </Field>
  );
}

/** A labelled text area with its hint and its error. */
export function TextareaField({ label, note, hint, error, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} note={note} describedBy={hintAbove(hint)} error={error}>
      {(attributes) => <textarea {...textarea} {...attributes} />}
    </Field>
  );
}

function hintAbove(text: string | undefined): Description[] {
  return [{ name: 'hint', text, place: 'above' }];
}

/** Ties label, descriptions and error to the control that `children` renders. */
export function Field({
  label,
  note,
  error,
  describedBy = [],
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  // The ids of React begin with an underscore, which some checkers and selectors do not accept.
  const id = `field${useId()}`;
  const descriptions = describedBy.filter(({ text }) => text);
  const ids = descriptions.map(({ name }) => `${id}-${name}`);
  if (error) ids.push(`${id}-error`);
  const shown = (side: Description['place']) =>
    descriptions.map(
      ({ name, text, place, live }) =>
        place === side && (
          <span
            key={name}
            className={`field__${name}`}
            id={`${id}-${name}`}
            aria-live={live ? 'polite' : undefined}
          >
            {text}
          </span>
        ),
    );
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {note && <span className="field__optional"> {note}</span>}
      </label>
      {shown('above')}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids.join(' ') || undefined,
        className: 'field__control',
      })}
      {shown('below')}
      {error && (
        <span className="field__problem" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
