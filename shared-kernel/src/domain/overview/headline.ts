/** The headline figures of the sample data, as fixed in the specification (F7). */
export const sampleHeadline = {
  /** Uptime in percent. */
  uptime: 99.9,
  /** Compliance score in percent. */
  complianceScore: 94,
  averageCompletionDays: 18.5,
  /** Share of milestones completed on time, in percent. */
  onTimeRate: 94.2,
  /** Value of the pipeline in US dollars. */
  pipeline: 47_200_000,
} as const;
