/** What separates the cells of a line of a CSV file, the usual first. */
export const csvSeparators = ['comma', 'semicolon', 'tab'] as const;

/** What separates the cells of a line of a CSV file. */
export type CsvSeparator = (typeof csvSeparators)[number];
