import { useWorkspaceStatus } from 'shared-kernel/workspace';

/** Says that the records that were set aside go as well, where there are any. */
export function SetAsideWarning() {
  const { quarantined } = useWorkspaceStatus();
  if (quarantined === 0) return null;
  return quarantined === 1
    ? ' The record that was set aside is removed as well; export it first to keep it.'
    : ` The ${quarantined} records that were set aside are removed as well; export them first to keep them.`;
}
