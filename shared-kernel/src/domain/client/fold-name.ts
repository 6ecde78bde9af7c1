/**
 * A name as it is compared: case and compatibility forms do not count.
 *
 * @example
 * foldName(' ACME Energy ') === foldName('acme energy'); // true
 */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
