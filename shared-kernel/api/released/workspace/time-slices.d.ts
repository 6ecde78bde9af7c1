declare function letBrowserBreathe(): Promise<void>;
export declare function letPageGoFirst(): Promise<void>;
export declare function untilIdle(): Promise<void>;
export declare function createTimeSlices(breathe?: typeof letBrowserBreathe): {
    isDue: () => boolean;
    breathe(): Promise<void>;
};
export declare function forEachSliced<T>(items: Iterable<T>, step: (item: T) => void): Promise<void>;
export {};
