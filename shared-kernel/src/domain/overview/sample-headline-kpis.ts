/** The main figures of the sample data, as given in the specification (F7). */
export const sampleHeadlineKpis = {
  uptime: 99.9,
  complianceScore: 94,
  averageCompletionDays: 18.5,
  /** Percentage of milestones that were completed on time. */
  onTimeRate: 94.2,
  pipeline: 47_200_000,
} as const;
