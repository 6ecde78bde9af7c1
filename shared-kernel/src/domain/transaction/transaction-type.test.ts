import { processingFlow, processingStepLabel, processingStepNames } from './processing-step';

describe('the processing flows', () => {
  it('[TX7] draws every flow from the stated steps, uses each of them, and ends in settlement', () => {
    const flows = Object.values(processingFlow);
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
