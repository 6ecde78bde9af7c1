export interface Present {
    readonly read: () => string;
    readonly subscribe: (listener: () => void) => () => void;
    readonly refresh: () => void;
}
export declare function createPresent(now: () => Date): Present;
