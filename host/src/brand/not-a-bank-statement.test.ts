import { notABankStatement } from './not-a-bank-statement';

it('[G3] names who delivers banking and crypto services and what Trustfold supplies', () => {
  expect(notABankStatement).toBe(
    'Trustfold is not a bank. Banking is delivered through a partner institution and crypto services through a partner exchange. Trustfold supplies compliance technology and legal services.',
  );
});
