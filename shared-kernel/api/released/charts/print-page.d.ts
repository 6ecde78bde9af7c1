export declare const printPage: () => Promise<void>;
