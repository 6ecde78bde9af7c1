import { codeAt } from 'shared-kernel/domain/second-factor';

/** How long a code stands, in milliseconds. */
const stepMs = 30_000;

/**
 * Whether a code is that of a moment, or of the step before or after it: clocks differ, and typing takes
 * time. Spaces do not count.
 */
export function isCodeAt(secret: string, code: string, at: number): boolean {
  const typed = code.replace(/\s/g, '');
  return [-1, 0, 1].some((steps) => codeAt(secret, at + steps * stepMs) === typed);
}
