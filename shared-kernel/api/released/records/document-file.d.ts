import { type PdfContent } from '../format';
import type { PreviewedFile } from './file-preview';
export interface DocumentFile extends PreviewedFile {
    readonly isSample: boolean;
}
interface ListedDocument {
    readonly name: string;
    readonly uploadDate: string;
}
interface KeptFile {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
}
export declare function documentFile(document: ListedDocument, stored: KeptFile | null | undefined, sample: () => PdfContent): Promise<DocumentFile>;
export {};
