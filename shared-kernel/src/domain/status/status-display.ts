/**
 * The five meanings of a status, which determine its colour. `success`: the work ended well. `info`: the work is in
 * progress. `neutral`: others must act, or the status is only a category. `warning`: a user must act. `danger`: the
 * work failed, is overdue or was rejected.
 */
export const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

/** The meaning of a status, which determines its colour. */
export type Tone = (typeof tones)[number];

/** The names of all icons for statuses, portals and navigation entries. `shared-kernel/ui` renders the icons. */
export const iconNames = [
  'alert',
  'archive',
  'audit',
  'ban',
  'bank',
  'bell',
  'briefcase',
  'building',
  'calendar',
  'chart',
  'check',
  'check-circle',
  'clock',
  'close-circle',
  'coins',
  'compass',
  'cross',
  'document',
  'dot',
  'exchange',
  'eye',
  'flag',
  'flask',
  'gavel',
  'globe',
  'hourglass',
  'info',
  'key',
  'lab',
  'lock',
  'mail',
  'moon',
  'pause',
  'pen',
  'play',
  'refresh',
  'repeat',
  'scale',
  'search',
  'settings',
  'shield',
  'shield-check',
  'signature',
  'star',
  'sun',
  'swap',
  'truck',
  'upload',
  'user',
  'users',
  'video',
  'wallet',
  'warning',
  'workflow',
] as const;

/** The name of an icon. */
export type IconName = (typeof iconNames)[number];

/** The label, tone and icon of a status. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** Labels, tones and icons that several status types share, so that a status looks the same everywhere. */
export const commonStatusDisplay = {
  active: { label: 'Active', tone: 'info', icon: 'play' },
  inactive: { label: 'Inactive', tone: 'neutral', icon: 'pause' },
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  failed: { label: 'Failed', tone: 'danger', icon: 'close-circle' },
  pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
} as const satisfies Record<string, StatusDisplay>;
