import { foldName } from '../../domain/client/client-reference';
import { vendorNames } from '../../domain/own-company';
import type { RecordOf } from '../database/collections';
import { belongingToClient, type Belonging } from './policy';

type Process = RecordOf<'processes'>;

/**
 * Whose a process is as a whole: its company's, and the vendor portal's where a milestone is its work.
 *
 * @example
 * const belonging = belongingToProcess(work);
 */
export function belongingToProcess(process: Process): Belonging {
  const vendors = process.milestones.find(({ assignedTo }) =>
    vendorNames.has(foldName(assignedTo)),
  );
  return { ...belongingToClient(process), ...(vendors && { assignee: vendors.assignedTo }) };
}
