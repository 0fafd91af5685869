import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A list without entries: that it is empty, what belongs there, and the one way to begin. */
export function EmptyView({ title, text, children }: Props) {
  return (
    <div className="empty column">
      <p>
        <strong>{title}</strong>
        <span className="quiet empty__text">{text}</span>
      </p>
      {children}
    </div>
  );
}
