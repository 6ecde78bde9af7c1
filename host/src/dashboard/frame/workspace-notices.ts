import { formatNumber } from 'shared-kernel/format';
import type { WorkspaceStatus } from 'shared-kernel/workspace';

const memoryNotice: Record<NonNullable<WorkspaceStatus['reason']>, string | undefined> = {
  reference: undefined,
  blocked:
    'This browser does not let Trustfold keep data. Changes last until you close this page; export the workspace to keep them.',
  full: 'This browser’s storage is full. Changes last until you close this page; export the workspace to keep them.',
  'older-tab':
    'An older version of Trustfold is open in another tab. Close the other tab and reload. Until then, changes are lost when you close this page.',
  'newer-tab':
    'Trustfold was updated in another tab. Reload to continue. Changes made here before you reload are not saved.',
  unresponsive:
    'This browser’s storage is not responding. Changes last until you close this page; export the workspace to keep them.',
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
    ? '1 damaged record was moved aside, not deleted. Export it to get help.'
    : `${formatNumber(quarantined)} damaged records were moved aside, not deleted. Export them to get help.`;
}

/** What to tell the user where the browser cannot have several tabs take turns. */
export function aloneNotice({ isAlone }: WorkspaceStatus): string | undefined {
  return isAlone
    ? 'This browser cannot share changes between tabs. Use Trustfold in one tab; a change made in two tabs at once may be rejected.'
    : undefined;
}
