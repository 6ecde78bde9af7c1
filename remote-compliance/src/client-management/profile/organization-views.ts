import { type StatusView } from 'shared-kernel/domain/status';
import { type Client } from 'shared-kernel/domain/client';
import { type ComplianceCheck } from '../../screening/compliance-history';

export type ClientContract = Client['organizationData']['contracts'][number];

/** How each of those reads on screen (CL5). */
export const clientContractStatusView: Record<ClientContract['status'], StatusView> = {
  active: { label: 'Active', tone: 'success', icon: 'play' },
  pending: { label: 'Pending', tone: 'warning', icon: 'hourglass' },
  completed: { label: 'Completed', tone: 'info', icon: 'check-circle' },
  expired: { label: 'Expired', tone: 'neutral', icon: 'archive' },
};

/** How each outcome reads on screen (CL5). */
export const complianceCheckStatusView: Record<ComplianceCheck['status'], StatusView> = {
  passed: { label: 'Passed', tone: 'success', icon: 'check-circle' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  failed: { label: 'Failed', tone: 'danger', icon: 'close-circle' },
};
