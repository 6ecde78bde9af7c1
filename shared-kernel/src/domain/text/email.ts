import * as v from 'valibot';
import { encodeUrlText } from './encode-url-text';
import { inputLimits, createTrimmedTextSchema } from './text-limits';

const localPart = /^[^\s\p{C}@"(),:;<>[\\\].]+(?:\.[^\s\p{C}@"(),:;<>[\\\].]+)*$/u;

const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * Whether a text is an email address such as `siobhan.o'brien@example.com` or `jörg@müller.example`. Letters of any
 * script are allowed and the domain needs at least two labels. Quoted names and bare IP addresses are rejected.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** Schema for a required email address, trimmed. `message` is the error for an invalid address. */
export const createRequiredEmailSchema = (message: string) =>
  v.pipe(createTrimmedTextSchema(inputLimits.line), v.check(isEmail, message));

/** Schema for an optional email address, trimmed. */
export const createOptionalEmailSchema = (message: string) =>
  v.pipe(
    createTrimmedTextSchema(inputLimits.line),
    v.check((text) => text === '' || isEmail(text), message),
  );

interface Letter {
  readonly subject: string;
  readonly body: string;
}

const lineBreak = /\r\n|\r|\n/g;

/** Line breaks in a `mailto:` link are CR and LF (RFC 6068, section 5). Line breaks in the subject are removed. */
const letterQuery = ({ subject, body }: Letter): string =>
  `?subject=${encodeUrlText(subject.replace(lineBreak, ' '))}&body=${encodeUrlText(body.replace(lineBreak, '\r\n'))}`;

/** Creates a `mailto:` link for an email address. All special characters are encoded. */
export const createMailtoUri = (email: string, letter?: Letter): string =>
  `mailto:${email.split('@').map(encodeUrlText).join('@')}${letter ? letterQuery(letter) : ''}`;
