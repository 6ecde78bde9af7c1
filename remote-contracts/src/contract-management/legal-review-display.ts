import type { Contract } from 'shared-kernel/domain/contract';
import type { StatusDisplay } from 'shared-kernel/domain/status';

/** Badges of the legal review. `required` is shown as “Not Required”, as specified (C6, B12). */
export const legalReviewDisplay: Record<Contract['legalReview'], StatusDisplay> = {
  required: { label: 'Not Required', tone: 'neutral', icon: 'scale' },
  completed: { label: 'Legal Verified', tone: 'success', icon: 'shield-check' },
  pending: { label: 'Pending Review', tone: 'warning', icon: 'hourglass' },
  waived: { label: 'User Waived', tone: 'warning', icon: 'warning' },
};
