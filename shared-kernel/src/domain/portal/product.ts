/** The product’s name as it is written. */
export const productName = 'Trustfold';

/** The landing page, and where every unusable `next` leads. */
export const productPath = '/trustfold';

/** How long saving a profile takes, in milliseconds (PR6). */
export const profileSaveDelayMs = 1500;

/** How long changing a password takes, in milliseconds (PR8). */
export const passwordChangeDelayMs = 2000;
