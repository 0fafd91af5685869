import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';

/** A text under a control that describes it. */
export interface Description {
  /** Its class and the end of its id. */
  name: string;
  text: string | undefined;
  /** Whether screen readers announce a change of the text. */
  live?: boolean;
}

export interface FieldProps {
  label: string;
  /** After the label, e.g. that the field is optional. */
  note?: string | undefined;
  /** Between label and control. */
  hint?: string | undefined;
  describedBy?: readonly Description[] | undefined;
  error?: string | undefined;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

/** The props of the field, and those of its control. */
function split<Control>(props: FieldProps & Control) {
  const { label, note, hint, describedBy, error, ...control } = props;
  return [{ label, note, hint, describedBy, error }, control] as const;
}

/** A labelled input with its hint and its error. */
export function InputField(props: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const [field, input] = split(props);
  return (
    <Field {...field}>{(attributes) => <input type="text" {...input} {...attributes} />}</Field>
  );
}

/** A labelled text area with its hint and its error. */
export function TextareaField(
  props: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>,
) {
  const [field, textarea] = split(props);
  return <Field {...field}>{(attributes) => <Textarea {...textarea} {...attributes} />}</Field>;
}

/** A labelled select with its hint and its error. */
export function SelectField({
  options,
  ...props
}: FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    options: readonly { value: string; label: string }[];
  }) {
  const [field, select] = split(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...select} {...attributes}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Ties label, descriptions and error to the control that `children` renders. */
export function Field({
  label,
  note,
  hint,
  describedBy = [],
  error,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  // The ids of React begin with an underscore, which some checkers and selectors do not accept.
  const id = `field${useId()}`;
  const ids: string[] = [];
  const described = (name: string, text: string | undefined, live?: boolean) => {
    if (!text) return null;
    ids.push(`${id}-${name}`);
    return (
      <span
        key={name}
        className={`field__${name}`}
        id={`${id}-${name}`}
        aria-live={live ? 'polite' : undefined}
      >
        {text}
      </span>
    );
  };
  const above = described('hint', hint);
  const below = describedBy.map(({ name, text, live }) => described(name, text, live));
  const problem = described('problem', error);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {note && <span className="field__optional"> {note}</span>}
      </label>
      {above}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids.join(' ') || undefined,
        className: 'field__control',
      })}
      {below}
      {problem}
    </div>
  );
}

/**
 * A text area whose text survives hydration. React sets a hydrated text area back to its default,
 * which would erase what a visitor typed before the script arrived. So while it hydrates it has no
 * default, and it gets it afterwards, for a reset of the form.
 */
function Textarea({ id, defaultValue, ...textarea }: ComponentProps<'textarea'> & { id: string }) {
  const [hydrating, setHydrating] = useState(() => detachFromDefault(id));
  useEffect(() => setHydrating(false), []);
  return <textarea {...textarea} id={id} defaultValue={hydrating ? undefined : defaultValue} />;
}

/**
 * Whether the page already has the text area, which is then about to be hydrated. Detaches its text
 * from the default, as browsers do at the first key press, since the visitor may not have typed
 * yet.
 */
function detachFromDefault(id: string): boolean {
  if (typeof document === 'undefined') return false;
  const element = document.getElementById(id);
  if (!(element instanceof HTMLTextAreaElement)) return false;
  const { value } = element;
  element.value = value;
  return true;
}
