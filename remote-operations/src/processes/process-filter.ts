import { type Process } from 'shared-kernel/domain/process';
import { textMatcher } from 'shared-kernel/domain/search';
import * as v from 'valibot';
import { processPriorities, processStatuses, processTypes } from './process-parts';

/** The filter of the process list as URL text; what cannot be understood counts as not set. */
export const processFilterSchema = v.object({
  text: v.fallback(v.optional(v.string(), ''), ''),
  type: v.fallback(v.optional(v.picklist(processTypes)), undefined),
  status: v.fallback(v.optional(v.picklist(processStatuses)), undefined),
  priority: v.fallback(v.optional(v.picklist(processPriorities)), undefined),
});

export type ProcessFilter = v.InferOutput<typeof processFilterSchema>;

/** The processes a filter lets through, in their given order: text (id, name or client), type, status and priority by AND. */
export const filteredProcesses = (
  processes: readonly Process[],
  { text = '', type, status, priority }: Partial<ProcessFilter>,
): Process[] => {
  const matches = textMatcher(text);
  return processes.filter(
    (process) =>
      (type === undefined || process.type === type) &&
      (status === undefined || process.status === status) &&
      (priority === undefined || process.priority === priority) &&
      matches([process.id, process.name, process.client]),
  );
};
