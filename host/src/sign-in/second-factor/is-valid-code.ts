import { generateCode } from 'shared-kernel/domain/second-factor';

/** Validity of a code in milliseconds. */
const stepMs = 30_000;

/** Whether a code is valid at a time. Codes of the previous and next step are valid too, because clocks differ. */
export function isValidCode(secret: string, code: string, at: number): boolean {
  const typed = code.replace(/\s/g, '');
  return [-1, 0, 1].some((steps) => generateCode(secret, at + steps * stepMs) === typed);
}
