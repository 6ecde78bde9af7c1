import * as v from 'valibot';
import { inputLimits, createTrimmedTextSchema } from './text-limits';

/**
 * Whether a text is an HTTP or HTTPS URL without a user name. The host must have at least two labels, as in
 * `example.com`.
 */
export function isWebAddress(address: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(address);
    return (
      ['http:', 'https:'].includes(protocol) &&
      username === '' &&
      /^[^.]+(\.[^.]+)+\.?$/.test(hostname)
    );
  } catch {
    return false;
  }
}

const withScheme = (address: string) =>
  address === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)
    ? address
    : `https://${address.replace(/^\/\//, '')}`;

/** Schema for an optional URL of a website. If the scheme is missing, `https://` is added. */
export const optionalWebAddressSchema = v.pipe(
  createTrimmedTextSchema(inputLimits.line),
  v.transform(withScheme),
  v.check(
    (address) => address === '' || isWebAddress(address),
    'Enter a web address such as https://company.com',
  ),
);
