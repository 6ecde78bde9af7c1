import type { DocumentFile } from './document-file';
export interface DocumentPreviewProps {
    readonly file: Promise<DocumentFile>;
}
export declare function DocumentPreview({ file: promise }: DocumentPreviewProps): import("react").JSX.Element;
