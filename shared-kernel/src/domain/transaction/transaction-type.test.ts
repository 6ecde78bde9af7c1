import { processingStepsByType, processingStepLabel, processingStepNames } from './processing-step';

describe('processing flows', () => {
  it('[TX7] every payment flow ends with settlement, and together the flows use exactly the known steps', () => {
    const flows = Object.values(processingStepsByType);
    expect(new Set(flows.flat())).toEqual(new Set(processingStepNames));
    for (const flow of flows) expect(flow.at(-1)).toBe('settlement');
    expect(processingStepNames.map((step) => processingStepLabel[step])).toEqual([
      'AML screening',
      'OFAC check',
      'Rate lock',
      'KYC',
      'Blockchain analysis',
      'SWIFT validation',
      'Settlement',
    ]);
  });
});
