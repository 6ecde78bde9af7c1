export declare const usePrinting: () => boolean;
export declare function printWhenReady(isReady: () => Promise<unknown>): Promise<void>;
