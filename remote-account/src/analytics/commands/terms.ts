import type { CommandTerms } from 'shared-kernel/workspace';

/** Command terms in a separate module, so that buttons and the remote's description do not load the commands. */
export const analyticsTerms = {
  exportAnalytics: {
    id: 'analytics.export',
    label: 'Exported the analytics',
    permission: 'export',
    inReference: true,
  },
  rescopeAnalytics: {
    id: 'analytics.rescope',
    label: 'Changed period or view of the analytics',
    permission: 'look',
  },
} as const satisfies Record<string, CommandTerms>;
