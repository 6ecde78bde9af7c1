import { bankingDisclaimer } from './banking-disclaimer';

it('[G3] the disclaimer states who provides banking and crypto services and what Trustfold provides', () => {
  expect(bankingDisclaimer).toBe(
    'Trustfold is not a bank. Banking is delivered through a partner institution and crypto services through a partner exchange. Trustfold supplies compliance technology and legal services.',
  );
});
