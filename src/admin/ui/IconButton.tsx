import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A button with an icon; its label is for screen readers. */
export function IconButton({
  icon: Icon,
  label,
  danger = false,
  ...button
}: { icon: LucideIcon; label: string; danger?: boolean } & Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'aria-label' | 'children'
>) {
  return (
    <button
      {...button}
      type="button"
      className={danger ? 'icon-button icon-button--danger' : 'icon-button'}
      aria-label={label}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}
