export declare function isDataDear(): boolean;
