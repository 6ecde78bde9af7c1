import type { Process } from 'shared-kernel/domain/process';
import { vendorNames } from 'shared-kernel/domain/portal';
import { ownershipByClient, foldName, type Ownership } from 'shared-kernel/workspace';

/** Whose a process is as a whole: its company's, and the vendor portal's where a milestone is its work. */
export function ownershipOfProcess(process: Process): Ownership {
  const vendors = process.milestones.find(({ assignedTo }) =>
    vendorNames.has(foldName(assignedTo)),
  );
  return { ...ownershipByClient(process), ...(vendors && { assignee: vendors.assignedTo }) };
}
