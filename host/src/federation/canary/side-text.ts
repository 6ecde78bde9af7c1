import { standIns } from '../last-good/stand-ins';
import type { Side } from './page-sides';

/** On which side of a remote's canary this page is, for whoever asks why two browsers differ. */
export function sideText(name: string, { isCanary, percent, tried }: Side): string {
  if (!isCanary)
    return `This browser is on the stable side; ${percent}% of browsers run ${tried.slice(0, 12)}.`;
  const own = `This browser is on the canary side, with ${percent}% of browsers`;
  return standIns.get(name)?.isStable === true
    ? `${own}; ${tried.slice(0, 12)} did not start in it, and the stable release stands in.`
    : `${own}.`;
}
