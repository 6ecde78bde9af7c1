import type { TransferredFiles } from './figures';

export const overheadNames = [
  'composition',
  'remote entry',
  'runtime',
  'platform and further files',
] as const;
type OverheadName = (typeof overheadNames)[number];

/** What a visit of the composed product transfers for being composed, in bytes by its cause. */
export type Overhead = Readonly<Record<OverheadName, number>>;

/**
 * Parts what the composed product transferred beyond its twin by cause. The rest is what one bundle shakes
 * off the platform, what remotes hold of the kernel themselves, and the heads of the further answers.
 */
export function overheadOf(composed: TransferredFiles, twin: TransferredFiles): Overhead {
  const sum = (files: TransferredFiles, matches: (path: string) => boolean = () => true) =>
    Object.entries(files)
      .filter(([url]) => matches(new URL(url).pathname))
      .reduce((total, [, bytes]) => total + bytes, 0);
  const composition = sum(composed, (path) => path.startsWith('/env/'));
  const entry = sum(composed, (path) => /\/remote-entry\.[^/]+$/.test(path));
  const runtime = sum(composed, (path) => /^\/assets\/federation\.[^/]+\.js$/.test(path));
  const beyond = sum(composed) - sum(twin);
  return {
    composition,
    'remote entry': entry,
    runtime,
    'platform and further files': beyond - composition - entry - runtime,
  };
}
