import * as v from 'valibot';
import { type StatusView } from '../status';

/** Where a contract’s legal review stands (C6). */
export const legalReviews = ['required', 'completed', 'pending', 'waived'] as const;

export type LegalReview = (typeof legalReviews)[number];

/** Accepts a legal review and nothing else. */
export const legalReviewSchema = v.picklist(legalReviews);

/** The badge of a legal review; `required` falls under the stated “otherwise Not Required” (C6, B12). */
export const legalReviewView: Record<LegalReview, StatusView> = {
  required: { label: 'Not Required', tone: 'neutral', icon: 'scale' },
  completed: { label: 'Legal Verified', tone: 'success', icon: 'shield-check' },
  pending: { label: 'Pending Review', tone: 'warning', icon: 'hourglass' },
  waived: { label: 'User Waived', tone: 'danger', icon: 'warning' },
};
