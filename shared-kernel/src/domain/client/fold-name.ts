/** A name as it is compared: case and compatibility forms do not count. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
