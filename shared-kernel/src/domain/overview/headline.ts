/** The headline figures of the sample, which the specification fixes (F7). */
export const sampleHeadline = {
  /** In percent. */
  uptime: 99.9,
  /** In percent. */
  complianceScore: 94,
  /** In days. */
  averageCompletionDays: 18.5,
  /** In percent. */
  onTimeRate: 94.2,
  /** In US dollars. */
  pipeline: 47_200_000,
} as const;
