import { type CsvColumn, type IcsEvent } from '../../format';
import { type Process } from './process.schema';
export declare const processCsvColumns: readonly CsvColumn<Process>[];
export declare const processIcsEvents: (process: Process) => IcsEvent[];
