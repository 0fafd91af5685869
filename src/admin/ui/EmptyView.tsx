import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** An empty list: a text that says so, what belongs there, and one button to begin. */
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
