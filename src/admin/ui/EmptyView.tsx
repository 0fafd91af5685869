import type { ReactNode } from 'react';

/** A list without entries: that it is empty, what belongs there, and the one way to begin. */
export function EmptyView({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  /** The button. */
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      <p>
        <strong>{title}</strong>
        <span className="quiet empty__text">{text}</span>
      </p>
      {children}
    </div>
  );
}
