import type { Process } from 'shared-kernel/domain/process';
import { vendorNames } from 'shared-kernel/domain/portal';
import { ownershipByClient, foldName, type Ownership } from 'shared-kernel/workspace';

/** Returns the owners of a process: its company, and the vendor portal if a milestone is assigned to vendors. */
export function ownershipOfProcess(process: Process): Ownership {
  const vendors = process.milestones.find(({ assignedTo }) =>
    vendorNames.has(foldName(assignedTo)),
  );
  return { ...ownershipByClient(process), ...(vendors && { assignee: vendors.assignedTo }) };
}
