export declare const useOwnCompany: () => string | undefined;
export declare function useOwnCompanyFilter(): {
    company: string;
    includes: (name: string | undefined) => boolean;
} | undefined;
