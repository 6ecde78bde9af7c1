import { useEffect, useRef, type ReactNode } from 'react';

/** Presses the button in it, to show what opens. */
export function Pressed({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // After React has drawn: what opens may ask it to draw at once.
  useEffect(() => queueMicrotask(() => place.current?.querySelector('button')?.click()), []);
  return <div ref={place}>{children}</div>;
}
