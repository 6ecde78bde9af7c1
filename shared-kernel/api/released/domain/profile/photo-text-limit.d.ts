export declare const photoTextLimit = 1000000;
