import type { CommandTerms } from 'shared-kernel/workspace';

/** Terms of the commands: buttons and the description of the remote read them without the commands. */
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
