import { useDeferredValue, type ReactNode } from 'react';

interface DeferredContentProps {
  /** Height in px to keep for what is not drawn yet. */
  readonly blockSize: number;
  readonly children: () => ReactNode;
}

/**
 * Draws its content once nothing more urgent is left to draw, in slices that a scroll or a key press
 * can interrupt: many rows come into reach at once when a reader scrolls fast.
 */
export function DeferredContent({ blockSize, children }: DeferredContentProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children() : <div style={{ blockSize }} />;
}
