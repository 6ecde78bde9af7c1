export const headlineMetricDisplay = {
  uptime: { label: 'Uptime', unit: 'percent' },
  complianceScore: { label: 'Platform compliance score', unit: 'percent' },
  averageCompletionDays: { label: 'Average completion time', unit: 'days' },
  onTimeRate: { label: 'On-time rate', unit: 'percent' },
  pipeline: { label: 'Pipeline', unit: 'usd' },
} as const;

/**
 * The headline figures. `undefined` means that the period has no data. A figure that must be hidden is missing from the
 * object.
 */
export type HeadlineMetrics = Readonly<
  Partial<Record<keyof typeof headlineMetricDisplay, number | undefined>>
>;
