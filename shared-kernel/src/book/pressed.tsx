import { useEffect, useRef, type ReactNode } from 'react';

/** Presses the button in it, to show what opens. */
export function Pressed({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return <div ref={place}>{children}</div>;
}
