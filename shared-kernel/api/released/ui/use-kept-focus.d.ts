export declare function useKeptFocus(): void;
