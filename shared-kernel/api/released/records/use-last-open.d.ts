export declare function useLastOpen(openId: string): string | undefined;
