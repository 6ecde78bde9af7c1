import { trustRelease } from 'shared-kernel/loading';
import { ownFiles } from './chunk-files';

const address = '/assets/';

/** Holds every script and stylesheet that the shell asks for to the digest that its page names. */
export function trustOwnFiles(): void {
  const files = ownFiles().map(
    ({ href, digest = '' }) => [href.slice(address.length), digest] as const,
  );
  trustRelease({ address, files: Object.fromEntries(files) }, window.location.href);
}
