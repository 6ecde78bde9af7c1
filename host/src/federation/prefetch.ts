import { prefersLessData } from 'shared-kernel/shell';

interface PrefetchedFile {
  readonly href: string;
  readonly digest: string | undefined;
}

/**
 * Loads files into the browser cache one after the other with low priority and without running them. Skips files
 * loaded before and ignores failures, because opening retries.
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
      // The same mode as `script` and `link` with CORS.
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
