export declare function useWorkspaceClock(): string;
