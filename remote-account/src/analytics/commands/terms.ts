import type { CommandTerms } from 'shared-kernel/workspace';

/** Permissions and labels of the commands, in a separate module so that buttons do not load the command code. */
export const analyticsTerms = {
  exportAnalytics: {
    id: 'analytics.export',
    label: 'Exported the analytics',
    permission: 'export',
    inReference: true,
  },
  changeAnalyticsScope: {
    id: 'analytics.rescope',
    label: 'Changed period or view of the analytics',
    permission: 'look',
  },
} as const satisfies Record<string, CommandTerms>;
