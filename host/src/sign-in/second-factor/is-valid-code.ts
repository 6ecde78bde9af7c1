import { generateAuthenticatorCode } from 'shared-kernel/domain/second-factor';

/** Duration of a time step, in milliseconds. Each step has its own code. */
const stepMs = 30_000;

/**
 * Whether a code is valid at a time. The codes of the previous and the next time step are accepted, because clocks may
 * differ.
 */
export function isValidCode(secret: string, code: string, at: number): boolean {
  const typed = code.replace(/\s/g, '');
  return [-1, 0, 1].some(
    (steps) => generateAuthenticatorCode(secret, at + steps * stepMs) === typed,
  );
}
