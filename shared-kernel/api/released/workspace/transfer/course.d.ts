export type OnProgress = (fraction: number) => void;
export interface Course {
    readonly onProgress?: OnProgress | undefined;
    readonly signal?: AbortSignal | undefined;
}
