export declare const isPlainKey: (event: KeyboardEvent, home?: Element | null) => boolean;
