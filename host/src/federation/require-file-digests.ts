import { trustRelease } from 'shared-kernel/loading';
import { shellFiles } from './chunk-files';

const address = '/assets/';

/** Requires the digest from the page for every script and stylesheet that the shell loads. */
export function requireFileDigests(): void {
  const files = shellFiles().map(
    ({ href, digest = '' }) => [href.slice(address.length), digest] as const,
  );
  trustRelease({ address, files: Object.fromEntries(files) }, window.location.href);
}
