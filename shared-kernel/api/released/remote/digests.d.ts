import type { RemoteRelease } from './composition';
type TrustedRelease = Pick<RemoteRelease, 'address' | 'files'>;
export declare function trustRelease({ address, files }: TrustedRelease, base: string): void;
export interface ScriptTrust {
    readonly isRefused: boolean;
    readonly digest: string | undefined;
}
export declare function trustOf(url: string): ScriptTrust;
export {};
