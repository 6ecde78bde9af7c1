export declare function maskTaxId(taxId: string): string;
