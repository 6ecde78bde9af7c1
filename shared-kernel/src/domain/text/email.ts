import * as v from 'valibot';
import { encodeForUrl } from './encode-for-url';
import { typedLimits, typedText } from './text-limits';

const localPart = /^[^\s\p{C}@"(),:;<>[\\\].]+(?:\.[^\s\p{C}@"(),:;<>[\\\].]+)*$/u;

const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * Whether a text is an address such as `siobhan.o'brien@example.com` or `jörg@müller.example`: any letters,
 * on both sides of the @, and a domain of at least two labels. Quoted names and bare IP addresses are not.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** An e-mail address that a person has to type, trimmed, with the message for what is none. */
export const emailText = (message: string) =>
  v.pipe(typedText(typedLimits.line), v.check(isEmail, message));

/** An e-mail address that a person types, or nothing. */
export const optionalEmailText = (message: string) =>
  v.pipe(
    typedText(typedLimits.line),
    v.check((text) => text === '' || isEmail(text), message),
  );

/** What a mail program begins a message with. */
interface Letter {
  readonly subject: string;
  readonly body: string;
}

const lineBreak = /\r\n|\r|\n/g;

/** Lines end with CR and LF in an address (RFC 6068, section 5); a subject has one line. */
const letterQuery = ({ subject, body }: Letter): string =>
  `?subject=${encodeForUrl(subject.replace(lineBreak, ' '))}&body=${encodeForUrl(body.replace(lineBreak, '\r\n'))}`;

/** The address of a link that writes to an e-mail address, no matter which characters it has. */
export const mailtoAddress = (email: string, letter?: Letter): string =>
  `mailto:${email.split('@').map(encodeForUrl).join('@')}${letter ? letterQuery(letter) : ''}`;
