import * as v from 'valibot';
import { inputLimits, createTrimmedTextSchema } from './text-limits';

interface Phone {
  readonly number: string;
  readonly extension: string | undefined;
}

const shape =
  /^(?<number>\(?\+?[\d\s()./\p{Dash_Punctuation}]+?)(?:[,;]?\s*(?:extension|ext|x|#)[.:=]?\s*(?<extension>\d{1,6}))?$/iu;

/** Parses a phone number into digits and extension. Returns `undefined` unless it has 7 to 15 digits. */
export function parsePhone(text: string): Phone | undefined {
  const { number = '', extension } = shape.exec(text.normalize('NFKC').trim())?.groups ?? {};
  const digits = number.replace(/[^\d+]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? { number: digits, extension } : undefined;
}

/** Creates a `tel:` link for a phone number. Returns `undefined` if the text is not a phone number. */
export function createTelUri(text: string): string | undefined {
  const phone = parsePhone(text);
  if (!phone) return undefined;
  const { number, extension } = phone;
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Schema for an optional phone number. */
export const optionalPhoneSchema = v.pipe(
  createTrimmedTextSchema(inputLimits.line),
  v.check(
    (text) => text === '' || parsePhone(text) !== undefined,
    'Enter a phone number of 7 to 15 digits',
  ),
);
