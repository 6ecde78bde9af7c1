export type SlicedWork<Result> = Generator<undefined, Result>;
export declare function sortInSteps<T>(items: readonly T[], order: (a: T, b: T) => number): SlicedWork<T[]>;
export declare function sortSliced<T>(items: readonly T[], order: (a: T, b: T) => number): Promise<T[]>;
