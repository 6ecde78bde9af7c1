import type { Tone } from '../domain/status';
export declare const toneClass: (tone: Tone) => string;
