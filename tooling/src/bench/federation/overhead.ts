import type { TransferredFiles } from './figures';

export const overheadNames = ['composition', 'remote entry', 'runtime and platform'] as const;
type OverheadName = (typeof overheadNames)[number];

/** What a visit of the composed product transfers for being composed, in bytes by its cause. */
export type Overhead = Readonly<Record<OverheadName, number>>;

/**
 * Parts what the composed product transferred beyond its twin by cause. The rest is the federation's
 * runtime and what one bundle shakes off the platform, which come in the same files.
 */
export function overheadOf(composed: TransferredFiles, twin: TransferredFiles): Overhead {
  const sum = (files: TransferredFiles, matches: (path: string) => boolean = () => true) =>
    Object.entries(files)
      .filter(([url]) => matches(new URL(url).pathname))
      .reduce((total, [, bytes]) => total + bytes, 0);
  const composition = sum(composed, (path) => path.startsWith('/env/'));
  const entry = sum(composed, (path) => /\/remote-entry\.[^/]+$/.test(path));
  const beyond = sum(composed) - sum(twin);
  return {
    composition,
    'remote entry': entry,
    'runtime and platform': beyond - composition - entry,
  };
}
