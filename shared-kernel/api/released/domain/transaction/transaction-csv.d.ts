import { type CsvColumn } from '../../format';
import { type Transaction } from './transaction.schema';
export declare const transactionCsvColumns: readonly CsvColumn<Transaction>[];
