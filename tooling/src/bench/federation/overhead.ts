import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../../packages';
import type { TransferredFiles } from './figures';

export const overheadNames = ['composition', 'remote entry', 'runtime', 'platform'] as const;
type OverheadName = (typeof overheadNames)[number];

/** What a visit of the composed product transfers for being composed, in bytes by its cause. */
export type Overhead = Readonly<Record<OverheadName, number>>;

const chunksMeta = /<meta name="trustfold-chunks" content="([^"]*)"/;

/** The files of the federation's runtime, as the shell's page names them. */
export function runtimeFiles(
  page = readFileSync(join(packageDirectory('host'), 'dist/index.html'), 'utf8'),
) {
  const content = chunksMeta.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  const { files } = JSON.parse(content) as { files?: Record<string, string[]> };
  return new Set(files?.federation ?? []);
}

/** Parts what the composed product transferred beyond its twin by cause; the rest is the platform's. */
export function overheadOf(
  composed: TransferredFiles,
  twin: TransferredFiles,
  runtime: ReadonlySet<string>,
): Overhead {
  const sum = (files: TransferredFiles, matches: (path: string) => boolean = () => true) =>
    Object.entries(files)
      .filter(([url]) => matches(new URL(url).pathname.slice(1)))
      .reduce((total, [, bytes]) => total + bytes, 0);
  const known = {
    composition: sum(composed, (path) => path.startsWith('env/')),
    'remote entry': sum(composed, (path) => /\/remote-entry\.[^/]+$/.test(path)),
    runtime: sum(composed, (path) => runtime.has(path)),
  };
  const beyond = sum(composed) - sum(twin);
  const { composition, runtime: ownRuntime, 'remote entry': entry } = known;
  return { ...known, platform: beyond - composition - ownRuntime - entry };
}
