import { compare, type Round } from './compare';
import type { Figures } from './compare';

const figuresOf = (value: number): Figures => ({
  transferredBytes: value,
  requests: value,
  recordMs: value,
});
const round = (composed: number, bundle: number): Round => ({
  composed: figuresOf(composed),
  bundle: figuresOf(bundle),
});

describe('compare', () => {
  it('[bench] takes the ratio round by round, so that a slow minute slows both', () => {
    const { ratios, medians } = compare('gate', [round(11, 10), round(220, 200), round(12, 10)]);
    expect(ratios.recordMs.median).toBeCloseTo(1.1);
    expect(ratios.recordMs.lowest).toBeCloseTo(1.1);
    expect(ratios.recordMs.highest).toBeCloseTo(1.2);
    expect(medians.composed.recordMs).toBe(12);
    expect(medians.bundle.recordMs).toBe(10);
  });
});
