import type { ThemeMode } from './palette';

/** What a reader can choose about the looks. */
export interface ThemeChoice {
  readonly mode: ThemeMode;
  readonly compact: boolean;
  readonly reducedMotion: boolean;
  /** Whether a finger and not a pointer presses what is on screen. */
  readonly touch?: boolean | undefined;
}
