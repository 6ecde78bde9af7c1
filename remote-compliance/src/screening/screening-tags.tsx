import type { Client } from 'shared-kernel/domain/client';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';
import { StatusTag } from 'shared-kernel/ui';

export type ScreeningStatus = Client['kycStatus'];

export const screeningStatusDisplay: Record<ScreeningStatus, StatusDisplay> = {
  completed: commonStatusDisplay.completed,
  pending: commonStatusDisplay.pending,
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};

export interface ScreeningTagsProps {
  readonly kycStatus: ScreeningStatus;
  readonly amlStatus: ScreeningStatus;
}

const badge = (name: 'KYC' | 'AML', status: ScreeningStatus) => {
  const view = screeningStatusDisplay[status];
  return { ...view, label: `${name} ${view.label}` };
};

export const ScreeningTags = ({ kycStatus, amlStatus }: ScreeningTagsProps) => (
  <>
    <StatusTag view={badge('KYC', kycStatus)} size="small" />
    <StatusTag view={badge('AML', amlStatus)} size="small" />
  </>
);
