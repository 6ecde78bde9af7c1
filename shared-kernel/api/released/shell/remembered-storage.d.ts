import { type SafeStorage } from './safe-storage';
type Remembered = Pick<SafeStorage, 'get' | 'set'>;
export declare const rememberedStorage: Remembered;
export declare const tabRememberedStorage: Remembered;
export {};
