export declare function useMediaQuery(query: string): boolean;
export declare const useIsPhone: () => boolean;
export declare const useIsTouch: () => boolean;
export declare const usePrefersReducedMotion: () => boolean;
