export const headlineMetricDisplay = {
  uptime: { label: 'Uptime', unit: 'percent' },
  complianceScore: { label: 'Platform compliance score', unit: 'percent' },
  averageCompletionDays: { label: 'Average completion time', unit: 'days' },
  onTimeRate: { label: 'On-time rate', unit: 'percent' },
  pipeline: { label: 'Pipeline', unit: 'usd' },
} as const;

/** The headline figures. A value is `undefined` if the period has no data, and missing if the figure must be hidden. */
export type HeadlineMetrics = Readonly<
  Partial<Record<keyof typeof headlineMetricDisplay, number | undefined>>
>;
