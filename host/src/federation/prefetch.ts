import { prefersLessData } from 'shared-kernel/shell';

interface PrefetchedFile {
  readonly href: string;
  readonly digest: string | undefined;
}

/**
 * Loads files into the browser's cache one after the other, with low priority, except those that were
 * loaded before, and runs none of them. Ignores failures: opening what needs them retries.
 */
export async function prefetch(
  filesOf: () => readonly PrefetchedFile[] | Promise<readonly PrefetchedFile[]>,
  fetched: Set<string>,
): Promise<void> {
  if (prefersLessData()) return;
  try {
    for (const { href, digest = '' } of await filesOf()) {
      if (fetched.has(href)) continue;
      fetched.add(href);
      // What `script` and `link` ask for with CORS.
      const response = await fetch(new URL(href, window.location.href).href, {
        integrity: digest,
        priority: 'low',
        credentials: 'same-origin',
      });
      await response.arrayBuffer();
    }
  } catch {
    // The file loads later.
  }
}
