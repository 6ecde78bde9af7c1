/** The product’s name as it is written. */
export const productName = 'Trustfold';

/** The product's own name as a path segment. */
export const productSegment = 'trustfold';

/** The landing page, and where every unusable `next` leads. */
export const productPath = `/${productSegment}`;

/** How long saving a profile takes, in milliseconds (PR6). */
export const profileSaveDelayMs = 1500;

/** How long changing a password takes, in milliseconds (PR8). */
export const passwordChangeDelayMs = 2000;
