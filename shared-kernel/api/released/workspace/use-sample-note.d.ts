export declare function useSampleNote(): string;
