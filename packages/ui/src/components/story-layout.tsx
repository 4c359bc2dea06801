import { useState, type CSSProperties, type ReactNode } from 'react';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 };

/** Things of a story side by side. */
export function Row({ children, ...style }: CSSProperties & { children: ReactNode }) {
  return <div style={{ ...row, ...style }}>{children}</div>;
}

/** Things of a story below each other, as wide as a form. */
export function Stack({ children, ...style }: CSSProperties & { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 16, maxInlineSize: 400, ...style }}>{children}</div>;
}

/** Gives a story one value that its controls may change. */
export function WithState<Value>({
  initialValue,
  children,
}: {
  initialValue: Value;
  children: (value: Value, change: (next: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(initialValue);
  return children(value, change);
}
