import { type Behaviour } from './behaviours';
interface ShellConfig {
    readonly behaviour: Behaviour;
    readonly compositionPointer: string;
    readonly allowLocalRemotes: boolean;
}
export declare const shellConfigMeta = "trustfold-config";
export declare function shellConfig(): ShellConfig;
export {};
