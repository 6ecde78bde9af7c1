/** The separators of a CSV file, the most common first. */
export const csvSeparators = ['comma', 'semicolon', 'tab'] as const;

export type CsvSeparator = (typeof csvSeparators)[number];
