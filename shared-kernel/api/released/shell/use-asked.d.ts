export declare function useAsked(action: string, begin: () => void): void;
