import { type SavedView } from '../../domain/profile/saved-view';
export interface ListPlace {
    readonly key: string;
    readonly title: string;
    readonly params: readonly string[];
    readonly elsewhere: readonly string[];
}
export declare const listParams: readonly ["scope", "cols", "density"];
export declare function listQuery(search: URLSearchParams, params: readonly string[]): string;
export declare function withListQuery(search: URLSearchParams, params: readonly string[], query: string): URLSearchParams;
export declare const defaultViewOf: (views: readonly SavedView[] | undefined, portal: string, list: string) => SavedView | undefined;
