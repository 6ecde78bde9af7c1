interface Credentials {
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
