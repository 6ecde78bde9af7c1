/*
 * The whole of the product's access check, on purpose in one readable file: it runs in the browser,
 * so it demonstrates a sign-in and protects nothing.
 */

/** What both sign-in forms collect: a username in the form of an e-mail address, and a password (P2). */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The one access code of the site gate (GA4). */
export const gateCode = 'TRUSTFOLD-2024';

/** The one pair that portal sign-in accepts (P2). */
export const portalAccessCredentials: Credentials = {
  username: 'admin@trustfold.example',
  password: 'Trustfold!Admin24',
};

/** The pair that all six demo accounts share (D2). */
export const demoCredentials: Credentials = {
  username: 'demo@trustfold.example',
  password: 'Trustfold!Demo24',
};

/** Whether the text is exactly the access code (GA4). */
export const isGateCode = (text: string): boolean => text === gateCode;

/** Whether these are exactly the admin credentials (P2). */
export const matchesPortalAccess = ({ username, password }: Credentials): boolean =>
  username === portalAccessCredentials.username && password === portalAccessCredentials.password;
