import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** A secondary action. */
  quiet?: boolean;
  /** Stands in a row of a list. */
  small?: boolean;
  danger?: boolean | undefined;
}

/** A button of the admin; it submits no form unless `type` says so. */
export function Button({ quiet, small, danger, className, ...button }: ButtonProps) {
  const classes = [
    'button',
    quiet && 'button--quiet',
    small && 'button--small',
    danger && 'button--danger',
    className,
  ];
  return <button type="button" {...button} className={classes.filter(Boolean).join(' ')} />;
}

export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  const classes = ['link-button', className];
  return <button type="button" {...button} className={classes.filter(Boolean).join(' ')} />;
}
