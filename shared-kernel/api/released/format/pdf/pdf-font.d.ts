export declare const pdfFonts: {
    readonly regular: "Helvetica";
    readonly bold: "Helvetica-Bold";
};
export type PdfFont = keyof typeof pdfFonts;
export declare function drawable(text: string): string;
export declare const winAnsi: (text: string) => number[];
export declare function textWidth(text: string, font: PdfFont, size: number): number;
export declare function wrap(text: string, font: PdfFont, size: number, room: number): string[];
