/** The headline figures of the sample, fixed by the specification (F7). */
export const sampleHeadline = {
  /** Percentage points. */
  uptime: 99.9,
  /** Percentage points. */
  complianceScore: 94,
  /** Days. */
  averageCompletionDays: 18.5,
  /** Percentage points. */
  onTimeRate: 94.2,
  /** US dollars. */
  pipeline: 47_200_000,
} as const;

/** The headline figures in their order, with the unit they are written in (F7). */
export const headlineView = {
  uptime: { label: 'Uptime', unit: 'percent' },
  complianceScore: { label: 'Compliance score', unit: 'percent' },
  averageCompletionDays: { label: 'Average completion', unit: 'days' },
  onTimeRate: { label: 'On-time rate', unit: 'percent' },
  pipeline: { label: 'Pipeline', unit: 'usd' },
} as const;

export type HeadlineKey = keyof typeof sampleHeadline;

/** The headline figures; undefined where the period has nothing to measure. */
export type Headline = Readonly<Record<HeadlineKey, number | undefined>>;
