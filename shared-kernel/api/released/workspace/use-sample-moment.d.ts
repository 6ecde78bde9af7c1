export declare function useSampleMoment(): string | undefined;
