/** A lone surrogate, which cannot be encoded in a URL. */
const half = /[\ud800-\udfff]/gu;

/** Encodes any text as a URL component. */
export const encodeForUrl = (text: string): string => encodeURIComponent(text.replace(half, ''));
