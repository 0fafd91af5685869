import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';

/** A caption that is saved when it is left, or on Enter; a refused one stays to be tried again. */
export function PictureText({
  label,
  text,
  required,
  onSave,
}: {
  label: string;
  text: string;
  required: boolean;
  onSave: (text: string) => Promise<void>;
}) {
  const [value, setValue] = useState(text);
  async function save() {
    const trimmed = value.trim();
    if (trimmed === text) return;
    if (required && trimmed === '') return setValue(text);
    await onSave(trimmed);
  }
  return (
    <TextField
      label={label}
      value={value}
      maxLength={required ? 1000 : 300}
      autoComplete="off"
      onChange={(event) => setValue(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setValue(text);
      }}
    />
  );
}
