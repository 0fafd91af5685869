import { useEffect, useRef } from 'react';

interface NodesProps {
  as?: 'div' | 'ul';
  className?: string;
  nodes: readonly Node[];
}

/** Elements of built pages, whose markup is written nowhere else. */
export function Nodes({ as: Tag = 'div', className, nodes }: NodesProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  }, [nodes]);
  // Both elements take the same reference.
  return <Tag ref={element as never} className={className} />;
}
