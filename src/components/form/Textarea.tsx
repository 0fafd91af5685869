import { type ComponentProps, useEffect, useState } from 'react';

/**
 * A text area whose text survives hydration. React sets a hydrated text area back to its default,
 * which would erase what a visitor typed before the script arrived. So while it hydrates it has no
 * default, and it gets it afterwards, for a reset of the form.
 */
export function Textarea({
  id,
  defaultValue,
  ...textarea
}: ComponentProps<'textarea'> & { id: string }) {
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
