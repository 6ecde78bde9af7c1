export type MemoryReason = 'reference' | 'blocked' | 'full' | 'older-tab' | 'newer-tab' | 'unresponsive' | 'failed';
export interface WorkspaceStatus {
    readonly durability: 'durable' | 'memory';
    readonly reason: MemoryReason | undefined;
    readonly quarantined: number;
    readonly isAlone: boolean;
}
export declare function durabilityNotice({ reason }: WorkspaceStatus): string | undefined;
export declare function quarantineNotice({ quarantined }: WorkspaceStatus): string | undefined;
export declare function aloneNotice({ isAlone }: WorkspaceStatus): string | undefined;
