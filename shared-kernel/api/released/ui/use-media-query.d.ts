export declare function useMediaQuery(query: string): boolean;
export declare const useIsPhone: () => boolean;
