export declare const isOverlaid: (element?: Element | null) => boolean;
export declare const isAsked: () => boolean;
