import type { Process } from 'shared-kernel/domain/process';
import { vendorNames } from 'shared-kernel/domain/portal';
import { createClientOwnership, normalizeName, type Ownership } from 'shared-kernel/workspace';

/** Returns the owners of a process: its company, and the vendor portal if a milestone is assigned to vendors. */
export function getProcessOwnership(process: Process): Ownership {
  const vendors = process.milestones.find(({ assignedTo }) =>
    vendorNames.has(normalizeName(assignedTo)),
  );
  return { ...createClientOwnership(process), ...(vendors && { assignee: vendors.assignedTo }) };
}
