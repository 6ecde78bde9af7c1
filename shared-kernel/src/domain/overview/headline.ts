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
