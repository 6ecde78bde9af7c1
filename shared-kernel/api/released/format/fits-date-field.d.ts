export declare function fitsDateField(text: string): boolean;
