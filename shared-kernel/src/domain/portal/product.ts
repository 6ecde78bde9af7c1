/** The product’s name as it is written. */
export const productName = 'Trustfold';

/** The landing page, and where every unusable `next` leads. */
export const productPath = '/trustfold';
