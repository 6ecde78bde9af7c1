import { commonStatus, type IconName, type StatusView } from 'shared-kernel/domain/status';

/** The integrations of the status list in their order (F5). */
export const integrations = ['calendar', 'eSignature', 'videoConference', 'fileStorage'] as const;

export type Integration = (typeof integrations)[number];

/** How each integration reads on screen (F5). */
export const integrationView: Record<
  Integration,
  { readonly label: string; readonly icon: IconName }
> = {
  calendar: { label: 'Calendar', icon: 'calendar' },
  eSignature: { label: 'E-signature', icon: 'signature' },
  videoConference: { label: 'Video conference', icon: 'video' },
  fileStorage: { label: 'File storage', icon: 'archive' },
};

/** Every integration of the sample is Active (F5). */
export const integrationStatusView: StatusView = commonStatus.active;
