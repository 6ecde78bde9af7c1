import * as v from 'valibot';
import {
  auditMarked,
  countNotifications,
  defineCommand,
  markNotifications,
  recordIdSchema,
} from 'shared-kernel/workspace';

/** Stars some or takes their stars away (N4). */
export const setStarred = defineCommand({
  id: 'notification.setStarred',
  label: 'Starred or unstarred',
  input: v.object({ ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()), isStarred: v.boolean() }),
  inReference: false,
  permission: 'own',
  apply: (transaction, { ids, isStarred }) => markNotifications(transaction, ids, { isStarred }),
  audit: (_input, marked) => auditMarked(marked),
  note: ({ isStarred }) => (isStarred ? 'Starred' : 'Star removed'),
  toast: (marked, { isStarred }) => ({
    title: isStarred ? 'Starred' : 'Star removed',
    description: marked.length === 1 ? (marked[0]?.title ?? '') : countNotifications(marked.length),
  }),
});
