export interface SavedView {
    readonly id: string;
    readonly portal: string;
    readonly list: string;
    readonly name: string;
    readonly query: string;
    readonly isDefault: boolean;
}
export declare const savedViewLimits: {
    readonly name: 60;
    readonly query: 2000;
    readonly views: 500;
};
export declare function storedViews(value: unknown): readonly SavedView[];
export declare const viewsOf: (views: readonly SavedView[] | undefined, portal: string, list: string) => readonly SavedView[];
export declare const isSameName: (one: string, other: string) => boolean;
