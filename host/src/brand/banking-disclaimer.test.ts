import { bankingDisclaimer } from './banking-disclaimer';

it('[G3] names who delivers banking and crypto services and what Trustfold supplies', () => {
  expect(bankingDisclaimer).toBe(
    'Trustfold is not a bank. Banking is delivered through a partner institution and crypto services through a partner exchange. Trustfold supplies compliance technology and legal services.',
  );
});
