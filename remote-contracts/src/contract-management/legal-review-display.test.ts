import {
  contractSchema,
  contractStatusDisplay,
  type Contract,
} from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { legalReviewDisplay } from './legal-review-display';

const badge = (review: Contract['legalReview']) => legalReviewDisplay[review].label;

describe('the badge of a legal review', () => {
  it('[C6, C13, B12] a required legal review has the specified badge “Not Required”', () => {
    expect(contractSchema.entries.legalReview.options.map(badge)).toEqual([
      'Not Required',
      'Legal Verified',
      'Pending Review',
      'User Waived',
    ]);
  });

  it('[R127, C6] shows a waived review as a warning, like the status of its contract', () => {
    expect(legalReviewDisplay.waived.tone).toBe('warning');
    expect(contractStatusDisplay.user_waived.tone).toBe('warning');
  });

  it('[C5, C6] the three contracts of the sample have different review badges', () => {
    expect(contracts.map(({ legalReview }) => badge(legalReview))).toEqual([
      'Legal Verified',
      'Pending Review',
      'User Waived',
    ]);
  });
});
