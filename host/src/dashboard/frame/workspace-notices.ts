import { formatNumber } from 'shared-kernel/format';
import type { WorkspaceStatus } from 'shared-kernel/workspace';

const memoryNotice: Record<NonNullable<WorkspaceStatus['reason']>, string | undefined> = {
  reference: undefined,
  blocked:
    'This browser does not let Trustfold keep data. Changes last until you close this page; export the workspace to keep them.',
  full: 'This browser’s storage is full. Changes last until you close this page; export the workspace to keep them.',
  'older-tab':
    'An older version of Trustfold is open in another tab. Close it and reload to keep your changes; until then they last as long as this page.',
  'newer-tab':
    'A newer version of Trustfold was opened in another tab. Reload to go on there; changes made here now last as long as this page.',
  unresponsive:
    'This browser’s storage does not answer. Changes last until you close this page; export the workspace to keep them.',
  failed:
    'This browser’s storage failed. Changes last until you close this page; export the workspace to keep them.',
};

/** What to tell the user about the workspace's durability; `undefined` when all is well. */
export function durabilityNotice({ reason }: WorkspaceStatus): string | undefined {
  return reason && memoryNotice[reason];
}

/** What to tell the user about records that were set aside; `undefined` when there are none. */
export function quarantineNotice({ quarantined }: WorkspaceStatus): string | undefined {
  if (quarantined === 0) return undefined;
  return quarantined === 1
    ? '1 record could not be read and was set aside. It is kept; export it to have it looked at.'
    : `${formatNumber(quarantined)} records could not be read and were set aside. They are kept; export them to have them looked at.`;
}

/** What to tell the user where the browser cannot have several tabs take turns. */
export function aloneNotice({ isAlone }: WorkspaceStatus): string | undefined {
  return isAlone
    ? 'This browser does not let tabs take turns. Work in one tab of Trustfold at a time; what two tabs change at once, one of them refuses.'
    : undefined;
}
