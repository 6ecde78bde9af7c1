import { trustRelease } from 'shared-kernel/loading';
import { ownFiles } from './chunk-files';

const address = '/assets/';

/** Requires the digest from the page for every script and stylesheet that the shell loads. */
export function trustOwnFiles(): void {
  const files = ownFiles().map(
    ({ href, digest = '' }) => [href.slice(address.length), digest] as const,
  );
  trustRelease({ address, files: Object.fromEntries(files) }, window.location.href);
}
