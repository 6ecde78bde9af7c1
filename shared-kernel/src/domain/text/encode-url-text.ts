/** Matches lone surrogates, which cannot be encoded in a URL. */
const half = /[\ud800-\udfff]/gu;

/** Encodes any text as a URL component and removes lone surrogates. */
export const encodeUrlText = (text: string): string => encodeURIComponent(text.replace(half, ''));
