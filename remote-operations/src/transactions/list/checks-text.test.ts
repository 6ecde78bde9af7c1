import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatCheckProgress } from './transaction-columns';

type Steps = Transaction['processingSteps'];

const steps = (...statuses: readonly Steps[number]['status'][]): Steps => {
  const names = ['aml_screening', 'ofac_check', 'settlement'] as const;
  return statuses.map((status, index) => ({ step: names[index] ?? 'settlement', status }));
};

describe('formatCheckProgress', () => {
  it('[TX7] names the current or failed check of a payment, and counts the completed checks', () => {
    expect(
      formatCheckProgress({ processingSteps: steps('completed', 'processing', 'pending') }),
    ).toBe('OFAC check 1/3');
    expect(formatCheckProgress({ processingSteps: steps('failed') })).toBe('AML screening 0/1');
  });

  it('[TX7] shows only the number of checks if all are complete, and a dash if a payment has none', () => {
    expect(formatCheckProgress({ processingSteps: steps('completed', 'completed') })).toBe('2/2');
    expect(formatCheckProgress({ processingSteps: [] })).toBe('—');
  });
});
