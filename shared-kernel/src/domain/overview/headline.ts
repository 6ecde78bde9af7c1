/** The headline figures of the sample data, as fixed in the specification (F7). */
export const sampleHeadlineFigures = {
  uptime: 99.9,
  complianceScore: 94,
  averageCompletionDays: 18.5,
  /** Share of milestones completed on time, in percent. */
  onTimeRate: 94.2,
  pipeline: 47_200_000,
} as const;
