import type { Process } from 'shared-kernel/domain/process';
import { vendorNames } from 'shared-kernel/domain/portal';
import { belongingToClient, foldName, type Belonging } from 'shared-kernel/workspace';

/** Whose a process is as a whole: its company's, and the vendor portal's where a milestone is its work. */
export function belongingToProcess(process: Process): Belonging {
  const vendors = process.milestones.find(({ assignedTo }) =>
    vendorNames.has(foldName(assignedTo)),
  );
  return { ...belongingToClient(process), ...(vendors && { assignee: vendors.assignedTo }) };
}
