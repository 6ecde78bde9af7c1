/** The product’s name as it is written. */
export const productName = 'Trustfold';

/** The product's own name as a path segment. */
export const productSegment = 'trustfold';

/** The landing page, and where every unusable `next` leads. */
export const productPath = `/${productSegment}`;
