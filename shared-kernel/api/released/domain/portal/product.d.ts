export declare const productName = "Trustfold";
export declare const productPath = "/trustfold";
