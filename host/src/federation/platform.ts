/**
 * What the shell provides to remotes. A shared library is provided only if the shell's own graph
 * imports it; this list is that import. platform.test.ts fails when a kernel entry is missing.
 */
export const platform = {
  'shared-kernel/charts': () => import('shared-kernel/charts'),
  'shared-kernel/form': () => import('shared-kernel/form'),
  'shared-kernel/shell': () => import('shared-kernel/shell'),
  'shared-kernel/theme': () => import('shared-kernel/theme'),
  'shared-kernel/ui': () => import('shared-kernel/ui'),
  'shared-kernel/workspace': () => import('shared-kernel/workspace'),
} as const;
