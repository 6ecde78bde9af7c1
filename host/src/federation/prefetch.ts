import { prefersLessData } from 'shared-kernel/shell';

interface AheadFile {
  readonly href: string;
  readonly digest: string | undefined;
}

/**
 * Brings files into the browser's cache one after the other, after all that was asked for, except those that were
 * brought before, and runs none of them. Ignores failures: opening what needs them asks again.
 */
export async function prefetch(
  filesOf: () => readonly AheadFile[] | Promise<readonly AheadFile[]>,
  brought: Set<string>,
): Promise<void> {
  if (prefersLessData()) return;
  try {
    for (const { href, digest = '' } of await filesOf()) {
      if (brought.has(href)) continue;
      brought.add(href);
      // What `script` and `link` ask for with CORS.
      const response = await fetch(new URL(href, window.location.href).href, {
        integrity: digest,
        priority: 'low',
        credentials: 'same-origin',
      });
      await response.arrayBuffer();
    }
  } catch {
    // Nothing is lost but the head start.
  }
}
