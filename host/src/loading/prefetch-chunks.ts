import { prefersLessData } from 'shared-kernel/shell';
import { chunkFiles } from './chunk-files';

interface AheadFile {
  readonly href: string;
  readonly digest: string;
}

/** Brings a file into the browser's cache, after all that was asked for. */
async function bring({ href, digest }: AheadFile): Promise<void> {
  const address = new URL(href, window.location.href).href;
  // What `script` and `link` ask for with CORS.
  const response = await fetch(address, {
    integrity: digest,
    priority: 'low',
    credentials: 'same-origin',
  });
  await response.arrayBuffer();
}

/** Fetches files one after the other, except those that were fetched before. */
export async function bringFiles(files: readonly AheadFile[], brought: Set<string>): Promise<void> {
  for (const file of files) {
    if (brought.has(file.href)) continue;
    brought.add(file.href);
    await bring(file);
  }
}

/** The files of chunks of the shell's own. */
export const ownFiles = (chunks: readonly string[]): readonly AheadFile[] =>
  chunkFiles(chunks).map(({ href, digest = '' }) => ({ href, digest }));

/** Fetches chunks of the shell's own and runs none of them. Ignores failures: opening what needs them asks again. */
export async function prefetchChunks(
  chunks: readonly string[],
  brought: Set<string>,
): Promise<void> {
  if (prefersLessData()) return;
  await bringFiles(ownFiles(chunks), brought).catch(() => undefined);
}
