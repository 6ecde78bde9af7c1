/** Half of a surrogate pair, which cannot be encoded in an address. */
const half = /[\ud800-\udfff]/gu;

/** A text as a part of an address, no matter which characters it has. */
export const encodeForUrl = (text: string): string => encodeURIComponent(text.replace(half, ''));
