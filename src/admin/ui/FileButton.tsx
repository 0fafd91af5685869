import { type ComponentProps, type ReactNode, useRef } from 'react';

/**
 * A button that opens the device's choice of files, since the control of the browser cannot be styled
 * and names no file once its value is cleared. `allow` decides before the choice and after it.
 */
export function FileButton({
  name,
  children,
  allow = () => true,
  disabled,
  folder = false,
  label,
  className = 'button button--quiet',
  onFiles,
  ...input
}: {
  /** The purpose of the choice, which names the hidden field. */
  name: string;
  children: ReactNode;
  allow?: () => boolean;
  disabled?: boolean;
  /** Chooses all files of a folder instead of single ones. */
  folder?: boolean;
  /** The name of the button, where its content is a drawing. */
  label?: string;
  className?: string;
  onFiles: (files: File[]) => void;
} & Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={disabled}
        onClick={() => allow() && field.current?.click()}
      >
        {children}
      </button>
      <input
        {...input}
        {...(folder ? { webkitdirectory: '' } : {})}
        ref={field}
        type="file"
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Cleared, so that choosing the same file again is a change as well.
          target.value = '';
          if (files.length > 0 && allow()) onFiles(files);
        }}
      />
    </>
  );
}
