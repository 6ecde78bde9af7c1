import { screeningStatusView, type ScreeningStatus } from './screening-status-view';
import { StatusTag } from 'shared-kernel/ui';

export interface ScreeningTagsProps {
  readonly kycStatus: ScreeningStatus;
  readonly amlStatus: ScreeningStatus;
}

const badge = (name: 'KYC' | 'AML', status: ScreeningStatus) => {
  const view = screeningStatusView[status];
  return { ...view, label: `${name} ${view.label}` };
};

/** The KYC and AML badges. */
export const ScreeningTags = ({ kycStatus, amlStatus }: ScreeningTagsProps) => (
  <>
    <StatusTag view={badge('KYC', kycStatus)} size="small" />
    <StatusTag view={badge('AML', amlStatus)} size="small" />
  </>
);
