/* All access checks of the demo. Checks in the browser provide no security. */

/** The username is an e-mail address (P2). */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The only access code of the gate (GA4). */
export const gateCode = 'TRUSTFOLD-2024';

/** The only credentials that the portal sign-in accepts (P2). */
export const portalAccessCredentials: Credentials = {
  username: 'admin@trustfold.example',
  password: 'Trustfold!Admin24',
};

/** The credentials of all six demo accounts (D2). */
export const demoCredentials: Credentials = {
  username: 'demo@trustfold.example',
  password: 'Trustfold!Demo24',
};

export const isGateCode = (text: string): boolean => text === gateCode;

export const isValidPortalLogin = ({ username, password }: Credentials): boolean =>
  username === portalAccessCredentials.username && password === portalAccessCredentials.password;
