import type { Transaction } from 'shared-kernel/domain/transaction';
import { checksText } from './transaction-columns';

type Steps = Transaction['processingSteps'];

const steps = (...statuses: readonly Steps[number]['status'][]): Steps => {
  const names = ['aml_screening', 'ofac_check', 'settlement'] as const;
  return statuses.map((status, index) => ({ step: names[index] ?? 'settlement', status }));
};

describe('the checks of a transaction in a row', () => {
  it('[TX7] name the one that is not through, and count those that are', () => {
    expect(checksText({ processingSteps: steps('completed', 'processing', 'pending') })).toBe(
      'OFAC check 1/3',
    );
    expect(checksText({ processingSteps: steps('failed') })).toBe('AML screening 0/1');
  });

  it('[TX7] are a count once all are through, and a dash where there are none', () => {
    expect(checksText({ processingSteps: steps('completed', 'completed') })).toBe('2/2');
    expect(checksText({ processingSteps: [] })).toBe('—');
  });
});
