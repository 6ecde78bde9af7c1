export interface FileToHandOut {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: BlobPart;
}
export declare function useHandOut(): {
    handOut: (make: () => FileToHandOut | Promise<FileToHandOut>, run: () => Promise<{
        readonly status: string;
    }>) => Promise<void>;
    isMaking: boolean;
};
