/**
 * The five meanings a status can have on screen; colour, tint and border follow from it. `success`: it ended well.
 * `info`: it is in progress and asks for nothing. `neutral`: it waits for others, or is a category. `warning`: a person
 * here must act. `danger`: it failed, is late or was rejected.
 */
export const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

/** How serious a status looks. */
export type Tone = (typeof tones)[number];

/** Every icon a status, portal or navigation entry may name; `shared-kernel/ui` draws each one. */
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

/** An icon by its name. */
export type IconName = (typeof iconNames)[number];

/** How one value of a status union reads on screen. Each union has exactly one table of these. */
export interface StatusView {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** How a status reads that several unions have: the same word has one colour and icon everywhere. */
export const commonStatus = {
  active: { label: 'Active', tone: 'info', icon: 'play' },
  inactive: { label: 'Inactive', tone: 'neutral', icon: 'pause' },
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  failed: { label: 'Failed', tone: 'danger', icon: 'close-circle' },
  pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
} as const satisfies Record<string, StatusView>;
