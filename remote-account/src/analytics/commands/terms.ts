import type { CommandTerms } from 'shared-kernel/workspace';

/** Permissions and labels of the commands, in a separate module so that buttons do not load the command code. */
export const analyticsTerms = {
  exportAnalytics: {
    id: 'analytics.export',
    label: 'Exported System Analytics',
    permission: 'export',
    inReference: true,
  },
  changeAnalyticsScope: {
    id: 'analytics.rescope',
    label: 'Changed the period or view of System Analytics',
    permission: 'look',
  },
} as const satisfies Record<string, CommandTerms>;
