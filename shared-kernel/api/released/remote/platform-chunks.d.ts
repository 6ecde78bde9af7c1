import type { PlatformPart } from './platform';
export declare const platformChunk = "platform";
export declare const partChunk: (part: PlatformPart) => string;
export declare const controlsChunk = "platform-controls";
