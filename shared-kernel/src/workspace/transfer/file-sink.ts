import * as v from 'valibot';

/** Where a file is written to: one that the reader chose, or one that is put together in memory. */
export interface FileSink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Has the file be there. */
  close(): Promise<void>;
  /** Leaves what was there before. */
  abort(): Promise<void>;
}

const isSink = (value: unknown): value is FileSink =>
  typeof value === 'object' &&
  value !== null &&
  ['write', 'close', 'abort'].every((name) => typeof Reflect.get(value, name) === 'function');

export const fileSinkSchema = v.custom<FileSink>(isSink);
