import { createTestCase } from '../testing/test-case';
import { describeOutcomeEffect } from './outcome-effects';

const hold = createTestCase({
  subject: { kind: 'transaction', id: 'TX-1' },
  cause: 'compliance_review',
});

describe('describeOutcomeEffect', () => {
  it.each([
    ['false_positive', /^Releases the payment/],
    ['remediated', /Releases the payment/],
    ['confirmed', /^Rejects the payment/],
    ['reopened', /^Reopens the review case/],
  ] as const)(
    '[R63, R64] describes the effect of an outcome on a payment on hold: %s',
    (outcome, text) => {
      expect(describeOutcomeEffect(hold, outcome, { status: 'compliance_review' })).toMatch(text);
    },
  );

  it('[R64] if a payment is not on hold, each outcome says that the payment status does not change', () => {
    for (const outcome of ['false_positive', 'remediated', 'confirmed'] as const)
      expect(describeOutcomeEffect(hold, outcome, { status: 'pending' })).toMatch(
        /status does not change\.$/,
      );
  });

  it('[R64] the description of a confirmed sanctions match says that payments and envelopes stay blocked', () => {
    const hit = { ...hold, cause: 'sanctions_hit' as const };
    expect(describeOutcomeEffect(hit, 'confirmed', { status: 'pending' })).toMatch(
      /stay blocked\.$/,
    );
    expect(describeOutcomeEffect(createTestCase(), 'false_positive')).toBe(
      'No issue was found. Closes the case.',
    );
  });
});
