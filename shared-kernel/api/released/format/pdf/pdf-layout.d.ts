import { type PdfFont } from './pdf-font';
export type PdfBlock = {
    readonly kind: 'heading' | 'paragraph' | 'note';
    readonly text: string;
} | {
    readonly kind: 'facts';
    readonly rows: readonly (readonly [label: string, value: string])[];
} | {
    readonly kind: 'space';
};
export interface PdfContent {
    readonly title: string;
    readonly subtitle?: string | undefined;
    readonly blocks: readonly PdfBlock[];
    readonly footer: string;
}
export interface PdfLine {
    readonly text: string;
    readonly font: PdfFont;
    readonly size: number;
    readonly x: number;
    readonly y: number;
    readonly grey: number;
}
export declare const pageSize: {
    readonly width: 595;
    readonly height: 842;
};
export declare function layOut({ title, subtitle, blocks, footer }: PdfContent): readonly PdfLine[][];
