import * as v from 'valibot';
import type { StatusDisplay } from '../status';

export const contractStatuses = [
  'draft',
  'pending_review',
  'legal_approved',
  'signed',
  'user_waived',
] as const;

export type ContractStatus = (typeof contractStatuses)[number];

export const contractStatusSchema = v.picklist(contractStatuses);

/** The label, tone and icon of each contract status (C5). */
export const contractStatusDisplay: Record<ContractStatus, StatusDisplay> = {
  draft: { label: 'Draft', tone: 'neutral', icon: 'pen' },
  pending_review: { label: 'Pending Review', tone: 'warning', icon: 'hourglass' },
  legal_approved: { label: 'Legal Approved', tone: 'info', icon: 'gavel' },
  signed: { label: 'Signed', tone: 'success', icon: 'signature' },
  user_waived: { label: 'User Waived', tone: 'warning', icon: 'warning' },
};
