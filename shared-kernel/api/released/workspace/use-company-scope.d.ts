export interface CompanyScope {
    readonly company: string | undefined;
    readonly isNarrowed: boolean;
    readonly includes: (company: string | undefined) => boolean;
    readonly show: (scope: 'own' | 'all') => void;
}
export declare function useCompanyScope(): CompanyScope;
