export declare function safeNextPath(next: string | null, origin: string): string;
export declare function guardTarget(pathAndQuery: string): string;
