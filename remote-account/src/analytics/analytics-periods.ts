/** The periods of System Analytics (AN1). */
export const analyticsPeriods = ['7d', '30d', '90d', '1y'] as const;
