import { findPendingStep } from './find-pending-step';

const processingSteps = [
  { step: 'aml_screening', status: 'completed' },
  { step: 'swift_validation', status: 'processing' },
] as const;
const open = [{ step: 'aml_screening', status: 'failed' }] as const;

const signOffs = (['payments', 'compliance', 'treasury'] as const).map((desk) => ({
  desk,
  by: 'A person',
  at: '2024-07-22T09:00:00.000Z',
}));

describe('findPendingStep', () => {
  it.each([
    [0, 'payments'],
    [1, 'compliance'],
    [2, 'treasury'],
    [3, 'execution'],
  ])(
    '[TX5] after %d of 3 sign-offs, the next step is another sign-off, or the execution once all three are given',
    (given, step) => {
      const payment = { status: 'processing', signOffs: signOffs.slice(0, given) } as const;
      expect(findPendingStep({ ...payment, processingSteps: [...processingSteps] })).toBe(step);
    },
  );

  it.each(['compliance_review', 'completed', 'failed'] as const)(
    '[TX5] a payment with the status %s has no next step',
    (status) => {
      expect(findPendingStep({ status, signOffs, processingSteps: [] })).toBeUndefined();
      expect(findPendingStep({ status, processingSteps: [] })).toBeUndefined();
    },
  );

  it('[TX5] the next step of a pending payment is a sign-off, never the execution', () => {
    expect(findPendingStep({ status: 'pending', processingSteps: [] })).toBe('payments');
    expect(findPendingStep({ status: 'pending', signOffs, processingSteps: [] })).toBeUndefined();
  });

  it('[R30] the next step of a payment after its last sign-off is to record the results of its checks', () => {
    const payment = { status: 'processing' as const, signOffs, processingSteps: [...open] };
    expect(findPendingStep({ ...payment, signOffs: signOffs.slice(0, 2) })).toBe('treasury');
    expect(findPendingStep(payment)).toBe('checks');
    expect(findPendingStep({ ...payment, processingSteps: [...processingSteps] })).toBe(
      'execution',
    );
  });
});
