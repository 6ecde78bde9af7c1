/** The product’s name as it is written. */
export const productName = 'Trustfold';

/** The product's own name as a path segment. */
export const productSegment = 'trustfold';

/** The landing page, and where every unusable `next` leads. */
export const productPath = `/${productSegment}`;

/** What the product is not, and who delivers what it does not; worded alike wherever it is said (G3). */
export const notABankStatement = `${productName} is not a bank. Banking is delivered through a partner institution and crypto services through a partner exchange. ${productName} supplies compliance technology and legal services.`;

/** How long the gate takes to check a code, in milliseconds (GA4). */
export const gateVerificationDelayMs = 800;

/** How long portal sign-in takes, in milliseconds (P2). */
export const portalSignInDelayMs = 500;

/** How long the demo login waits before it goes on, in milliseconds (D6). */
export const demoLoginDelayMs = 1000;

/** How long saving a profile takes, in milliseconds (PR6). */
export const profileSaveDelayMs = 1500;

/** How long changing a password takes, in milliseconds (PR8). */
export const passwordChangeDelayMs = 2000;
