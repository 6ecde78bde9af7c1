import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceCheck } from '../../screening/compliance-history';

export type ClientContract = Client['organizationData']['contracts'][number];

export const clientContractStatusDisplay: Record<ClientContract['status'], StatusDisplay> = {
  active: commonStatusDisplay.active,
  pending: commonStatusDisplay.pending,
  completed: commonStatusDisplay.completed,
  expired: { label: 'Expired', tone: 'neutral', icon: 'archive' },
};

export const complianceCheckStatusDisplay: Record<ComplianceCheck['status'], StatusDisplay> = {
  passed: { label: 'Passed', tone: 'success', icon: 'check-circle' },
  pending: commonStatusDisplay.pending,
  failed: commonStatusDisplay.failed,
};
