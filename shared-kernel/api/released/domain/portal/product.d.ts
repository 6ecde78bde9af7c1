export declare const productName = "Trustfold";
export declare const productSegment = "trustfold";
export declare const productPath = "/trustfold";
export declare const profileSaveDelayMs = 1500;
export declare const passwordChangeDelayMs = 2000;
