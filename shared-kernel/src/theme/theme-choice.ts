import type { ThemeMode } from './palette';

export interface ThemeChoice {
  readonly mode: ThemeMode;
  readonly compact: boolean;
  readonly reducedMotion: boolean;
  /** Whether the primary input is touch. */
  readonly touch?: boolean | undefined;
}
