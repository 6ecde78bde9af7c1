import * as v from 'valibot';
export interface FileSink {
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
}
export declare const fileSinkSchema: v.CustomSchema<FileSink, undefined>;
