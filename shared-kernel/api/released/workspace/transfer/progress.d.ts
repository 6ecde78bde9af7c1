import * as v from 'valibot';
export type OnProgress = (fraction: number) => void;
export interface Course {
    readonly onProgress?: OnProgress | undefined;
    readonly signal?: AbortSignal | undefined;
}
export declare const courseFields: {
    onProgress: v.OptionalSchema<v.CustomSchema<OnProgress, undefined>, undefined>;
    signal: v.OptionalSchema<v.InstanceSchema<{
        new (): AbortSignal;
        prototype: AbortSignal;
        abort(reason?: any): AbortSignal;
        any(signals: AbortSignal[]): AbortSignal;
        timeout(milliseconds: number): AbortSignal;
    }, undefined>, undefined>;
};
export declare function stopIfCancelled(signal: AbortSignal | undefined): void;
export declare const partOf: ({ onProgress, signal }: Course, from: number, to: number) => Course;
