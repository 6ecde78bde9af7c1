export declare function downloadFile(name: string, mime: string, content: BlobPart): void;
