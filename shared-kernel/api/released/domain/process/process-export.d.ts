import { type CsvColumn } from '../../format';
import { type IcsEvent } from '../../format/ics';
import { type Process } from './process.schema';
export declare const processCsvColumns: readonly CsvColumn<Process>[];
export declare const processIcsEvents: (process: Process) => IcsEvent[];
