import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceCheck } from '../../screening/compliance-history';

export type ClientContract = Client['organizationData']['contracts'][number];

export const clientContractStatusView: Record<ClientContract['status'], StatusView> = {
  active: commonStatus.active,
  pending: commonStatus.pending,
  completed: commonStatus.completed,
  expired: { label: 'Expired', tone: 'neutral', icon: 'archive' },
};

export const complianceCheckStatusView: Record<ComplianceCheck['status'], StatusView> = {
  passed: { label: 'Passed', tone: 'success', icon: 'check-circle' },
  pending: commonStatus.pending,
  failed: commonStatus.failed,
};
