import type { ThemeMode } from './palette';

export interface ThemeChoice {
  readonly mode: ThemeMode;
  readonly compact: boolean;
  readonly reducedMotion: boolean;
  readonly touch?: boolean | undefined;
}
