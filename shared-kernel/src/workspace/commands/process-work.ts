import { foldName } from '../../domain/client/client-reference';
import { vendorNames } from '../../domain/portal/own-company';
import type { RecordOf } from '../database/collections';
import { deepEqual } from '../database/deep-equal';
import { belongingToClient, type Belonging } from './policy';

type Process = RecordOf<'processes'>;
type Milestone = Process['milestones'][number];

/** What working on a milestone changes of it; the work on another moves its dates and its status too. */
const workOn = ({ completedDate, outcome, requirements, documents }: Milestone) => ({
  completedDate,
  outcome,
  requirements,
  documents,
});

const withoutDocuments = ({ milestones, ...process }: Process) => ({
  ...process,
  milestones: milestones.map((milestone) => ({ ...milestone, documents: [] })),
});

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

/** Whether nothing of a process was changed but its messages. */
export const isOfMessages = ([before, after]: readonly Process[]): boolean =>
  before !== undefined &&
  after !== undefined &&
  !deepEqual(before.communications, after.communications) &&
  deepEqual({ ...before, communications: [] }, { ...after, communications: [] });

/** Whether nothing of a process was changed but the documents of its milestones. */
export const isOfDocuments = ([before, after]: readonly Process[]): boolean =>
  before !== undefined &&
  after !== undefined &&
  !deepEqual(before, after) &&
  deepEqual(withoutDocuments(before), withoutDocuments(after));

/** Whose the milestones are that were worked on; documents are those of the process's company, too. */
export function workers(versions: readonly Process[]): readonly Belonging[] {
  const [before, after] = versions;
  if (before && isOfMessages(versions)) return [belongingToProcess(before)];
  const worked = (before?.milestones ?? []).filter((milestone) => {
    const now = after?.milestones.find(({ id }) => id === milestone.id);
    return now && !deepEqual(workOn(milestone), workOn(now));
  });
  const owner = isOfDocuments(versions) && before ? belongingToClient(before) : {};
  return worked.map(({ assignedTo }) => ({ assignee: assignedTo, ...owner }));
}
