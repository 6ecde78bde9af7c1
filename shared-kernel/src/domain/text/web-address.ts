import * as v from 'valibot';
import { typedLimits, typedText } from './text-limits';

/** Whether a text is an address on the web, with a host of at least two labels and no user name. */
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

/** A web address that a person types, or nothing; without a scheme it becomes `https://…`. */
export const webAddressText = v.pipe(
  typedText(typedLimits.line),
  v.transform(withScheme),
  v.check(
    (address) => address === '' || isWebAddress(address),
    'Enter a web address such as https://company.com',
  ),
);
