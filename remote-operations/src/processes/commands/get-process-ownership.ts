import type { Process } from 'shared-kernel/domain/process';
import { createClientOwnership, type Ownership } from 'shared-kernel/workspace';

/** Returns the owners of a process: its company, and those to whom its milestones are assigned. */
export const getProcessOwnership = (process: Process): Ownership => ({
  ...createClientOwnership(process),
  assignee: process.milestones.map(({ assignedTo }) => assignedTo),
});
