import * as v from 'valibot';
import {
  auditMarked,
  countNotifications,
  defineCommand,
  markNotifications,
  recordIdSchema,
} from 'shared-kernel/workspace';

/** Says that what some asked for has been done, so that nobody is asked for it again. */
export const setDone = defineCommand({
  id: 'notification.setDone',
  label: 'Marked as done',
  input: v.object({ ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()) }),
  inReference: false,
  permission: 'admin',
  apply: (transaction, { ids }) =>
    markNotifications(transaction, ids, { actionRequired: false, isRead: true }),
  audit: (_input, marked) => auditMarked(marked),
  toast: (marked) => ({
    title: 'Done',
    description: marked.length === 1 ? (marked[0]?.title ?? '') : countNotifications(marked.length),
  }),
});
