declare function letBrowserBreathe(): Promise<void>;
export declare function letPageGoFirst(): Promise<void>;
export declare function untilPainted(): Promise<void>;
export declare function untilIdle(timeout?: number): Promise<void>;
export declare function createTimeSlices(yieldToBrowser?: typeof letBrowserBreathe): {
    isDue: () => boolean;
    yieldToBrowser(): Promise<void>;
};
export declare function forEachSliced<T>(items: Iterable<T>, step: (item: T) => void): Promise<void>;
export {};
