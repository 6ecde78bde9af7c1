import { readersCsvFormat, type CsvFormat } from '../format';
import { readBehaviour } from './behaviour';
import { readPreferences } from './preferences';

/** The format of the reader's CSV files: what they chose, else by their locale; the sample's in `reference`. */
export const csvFormat = (): CsvFormat =>
  readBehaviour() === 'reference'
    ? readersCsvFormat('comma')
    : readersCsvFormat(readPreferences().csvSeparator);
