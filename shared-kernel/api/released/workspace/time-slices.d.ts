export declare function untilIdle(): Promise<void>;
export declare function createTimeSlices(): {
    isDue: () => boolean;
    breathe(): Promise<void>;
};
export declare function forEachSliced<T>(items: Iterable<T>, step: (item: T) => void): Promise<void>;
