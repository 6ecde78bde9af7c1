/** The periods of the overview's analytics section (F6). */
export const overviewPeriods = ['30d', '90d', '1y'] as const;
