export declare const locale = "en-US";
export declare const unknownText = "\u2014";
