import { readCircumstances } from './circumstances';
import { failStorage } from './fail-storage';
import { moveClock } from './move-clock';

/** Puts the page in the circumstances that the development page asked for, before anything else of it runs. */
export function beginDevelopment(): void {
  const { clockMs, storage } = readCircumstances();
  if (clockMs !== 0) moveClock(clockMs);
  failStorage(storage);
}
