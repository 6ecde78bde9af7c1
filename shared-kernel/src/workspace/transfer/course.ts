/** How far something is that takes long: a fraction from 0 to 1. */
export type OnProgress = (fraction: number) => void;

/** How far it is, and how to break it off. */
export interface Course {
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}
