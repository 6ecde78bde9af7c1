export interface UrlParam<T> {
    parse(raw: string | null): T;
    format(value: T): string | null;
}
export declare function urlText(fallback?: string): UrlParam<string>;
export declare function urlChoice<const T extends string>(choices: readonly T[], fallback: NoInfer<T>): UrlParam<T>;
type UrlParams = Readonly<Record<string, UrlParam<unknown>>>;
type UrlValues<P> = {
    readonly [K in keyof P]: P[K] extends UrlParam<infer T> ? T : never;
};
export type UrlHistory = 'push' | 'replace';
export declare function useUrlState<const P extends UrlParams>(params: P): {
    values: UrlValues<P>;
    set: (changes: Partial<UrlValues<P>>, history?: UrlHistory) => void;
    clear: (names: readonly (keyof P & string)[]) => void;
};
export {};
