import { readersCsvFormat, type CsvFormat } from '../format/csv';
import { readPreferences } from './preferences';

/**
 * The format of the reader's CSV files: what they chose, else by their locale; the sample's where that is shown as specified.
 *
 * @example
 * const text = csvContent(clientColumns, clients, csvFormat());
 */
export const csvFormat = (): CsvFormat =>
  readersCsvFormat(globalThis.tfTimesInUtc ? 'comma' : readPreferences().csvSeparator);
