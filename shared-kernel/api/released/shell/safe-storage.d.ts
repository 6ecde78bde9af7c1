export interface SafeStorage {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
    isDurable(): boolean;
}
export declare const durableStorage: SafeStorage;
export declare const sessionScopedStorage: SafeStorage;
