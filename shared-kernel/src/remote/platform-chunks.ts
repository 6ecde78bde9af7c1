import type { PlatformPart } from './platform';

/** The shell's chunk with what every screen takes. */
export const platformChunk = 'platform';

/** The shell's chunk with a part that only some screens need. */
export const partChunk = (part: PlatformPart): string => `${platformChunk}-${part}`;

/** The shell's chunk with the tooltips, which comes with the first approach to one. */
export const tipsChunk = `${platformChunk}-tips`;

/** The shell's chunk with what draws a dialog, which comes with the first that opens. */
export const dialogChunk = `${platformChunk}-dialog`;
