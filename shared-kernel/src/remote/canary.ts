import type { Canary } from './composition';

/** Storage key of the random id by which a browser stays on its side; made when a canary first asks for it. */
export const browserKey = 'tf_browser';

/** What a canary is known by: a release that is tried again falls on the same browsers, another one on others. */
export const canaryName = (remote: string, { tried }: Pick<Canary, 'tried'>): string =>
  `${remote}@${tried.release}`;

/** Stirs 32 bits until each depends on all (the end of MurmurHash3): FNV alone leaves like names alike. */
function stirred(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Where a browser falls for a canary, from 0 to below 100: evenly, and for each canary anew. */
export function lotOf(browser: string, canary: string): number {
  let hash = 0x811c9dc5;
  for (const sign of `${canary} ${browser}`)
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (stirred(hash) / 2 ** 32) * 100;
}

/** Whether a browser of this id runs a remote’s canary. A share that grows keeps everybody it had. */
export const isInCanary = (browser: string, remote: string, canary: Canary): boolean =>
  lotOf(browser, canaryName(remote, canary)) < canary.percent;
