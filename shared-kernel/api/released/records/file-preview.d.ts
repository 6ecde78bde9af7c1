import { type ReactNode } from 'react';
export interface PreviewedFile {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
}
export interface FilePreviewProps {
    readonly file: PreviewedFile;
    readonly note?: ReactNode;
}
export declare function FilePreview({ file, note }: FilePreviewProps): import("react").JSX.Element;
