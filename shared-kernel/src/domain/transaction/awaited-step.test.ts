import { awaitedStep } from './awaited-step';

const signOffs = (['payments', 'compliance', 'treasury'] as const).map((desk) => ({
  desk,
  by: 'A person',
  at: '2024-07-22T09:00:00.000Z',
}));

describe('what a payment waits for', () => {
  it.each([
    [0, 'payments'],
    [1, 'compliance'],
    [2, 'treasury'],
    [3, 'execution'],
  ])('[TX5] after %d sign-offs is the next desk, after three its execution', (given, step) => {
    const payment = { status: 'processing', signOffs: signOffs.slice(0, given) } as const;
    expect(awaitedStep(payment)).toBe(step);
  });

  it.each(['compliance_review', 'completed', 'failed'] as const)(
    '[TX5] is nothing where it is %s',
    (status) => {
      expect(awaitedStep({ status, signOffs })).toBeUndefined();
      expect(awaitedStep({ status })).toBeUndefined();
    },
  );

  it('[TX5] is a desk before it is processed, and no execution', () => {
    expect(awaitedStep({ status: 'pending' })).toBe('payments');
    expect(awaitedStep({ status: 'pending', signOffs })).toBeUndefined();
  });
});
