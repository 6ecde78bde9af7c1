/** The headline figures in their order, with the unit they are written in (F7). */
export const headlineView = {
  uptime: { label: 'Uptime', unit: 'percent' },
  complianceScore: { label: 'Platform compliance score', unit: 'percent' },
  averageCompletionDays: { label: 'Average completion', unit: 'days' },
  onTimeRate: { label: 'On-time rate', unit: 'percent' },
  pipeline: { label: 'Pipeline', unit: 'usd' },
} as const;

/** The headline figures; undefined where the period has nothing to measure, absent where one is not shown. */
export type Headline = Readonly<Partial<Record<keyof typeof headlineView, number | undefined>>>;
