import type { Process } from 'shared-kernel/domain/process';
import { createClientOwnership, type Ownership } from 'shared-kernel/workspace';

/** Returns the owners of a process: its company and the assignees of its milestones. */
export const getProcessOwnership = (process: Process): Ownership => ({
  ...createClientOwnership(process),
  assignee: process.milestones.map(({ assignedTo }) => assignedTo),
});
