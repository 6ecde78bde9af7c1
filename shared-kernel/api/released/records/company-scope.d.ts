interface Scope {
    readonly company: string | undefined;
    readonly isNarrowed: boolean;
    readonly show: (scope: 'own' | 'all') => void;
}
export interface CompanyScopeProps {
    readonly scope: Scope;
}
export declare function CompanySwitch({ scope: { company, isNarrowed, show } }: CompanyScopeProps): import("react").JSX.Element | null;
export declare const ShowAllCompanies: ({ scope: { isNarrowed, show } }: CompanyScopeProps) => false | import("react").JSX.Element;
export interface NoneOfOwnProps extends CompanyScopeProps {
    readonly noun: string;
}
export declare const NoneOfOwn: ({ scope, noun }: NoneOfOwnProps) => import("react").JSX.Element;
export {};
