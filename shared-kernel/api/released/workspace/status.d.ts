export type MemoryReason = 'reference' | 'blocked' | 'full' | 'older-tab' | 'newer-tab' | 'unresponsive' | 'failed';
export interface WorkspaceStatus {
    readonly durability: 'durable' | 'memory';
    readonly reason: MemoryReason | undefined;
    readonly quarantined: number;
    readonly isAlone: boolean;
}
