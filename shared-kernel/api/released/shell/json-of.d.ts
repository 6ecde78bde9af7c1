export declare function jsonOf(text: string | null | undefined): unknown;
