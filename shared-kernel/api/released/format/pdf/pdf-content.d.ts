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
export declare const textsOf: ({ title, subtitle, blocks, footer, }: PdfContent) => readonly string[];
