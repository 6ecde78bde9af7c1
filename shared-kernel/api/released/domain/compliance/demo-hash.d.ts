export declare function demoHash(parts: readonly string[]): string;
