/** What a fault is known by: how it came, the remote it concerns where there is one, and what was thrown. */
export interface Fault {
  readonly kind: 'card' | 'error' | 'load' | 'rejection' | 'start';
  readonly remote?: string | undefined;
  readonly error: unknown;
}

/** What differs between two occurrences of one fault: quoted values, and all that has a digit. */
const varying = /["'“‘`][^]*?["'”’`]|\S*\d\S*/g;

/** What kind of thing was thrown; of a thing that is no error nothing more. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

const wordsOf = (error: unknown): string =>
  nameOf(error) + (error instanceof Error ? error.message : typeof error === 'string' ? error : '');

/** A short code to speak of a fault by: the same fault has the same code, in every browser. */
export function faultCode({ kind, remote = '', error }: Fault): string {
  let hash = 0;
  const cause = error instanceof Error ? error.cause : '';
  for (const sign of kind + remote + (wordsOf(error) + wordsOf(cause)).replace(varying, ''))
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  // Without the signs that are mistaken for each other when they are read out.
  const signs = (hash >>> 12)
    .toString(32)
    .padStart(4, '0')
    .replace(/[01io]/g, 'z');
  return `TF-${signs.toUpperCase()}`;
}
