interface TrustedRelease {
  readonly address: string;
  /** The digest of each file, by path relative to `address`. */
  readonly files: Readonly<Record<string, string>>;
}

interface DigestRegistry {
  readonly digests: Map<string, string>;
  /** Addresses of releases with digests. Every script at these addresses needs a digest. */
  readonly addresses: Set<string>;
}

// The shell and the remotes are separate builds. They share the digest registry as a global of the page.
const registryKey = Symbol.for('trustfold.digests');

type Page = typeof globalThis & { [registryKey]?: DigestRegistry };

function registry(): DigestRegistry {
  const page: Page = globalThis;
  page[registryKey] ??= { digests: new Map(), addresses: new Set() };
  return page[registryKey];
}

/**
 * Registers the digests of a release. After that, a script of the release loads only if its digest matches. A release
 * without digests is not checked.
 */
export function trustRelease({ address, files }: TrustedRelease, base: string): void {
  const { digests, addresses } = registry();
  const folder = new URL(address, base).href;
  for (const [path, digest] of Object.entries(files)) {
    digests.set(new URL(path, folder).href, digest);
  }
  if (Object.keys(files).length > 0) addresses.add(folder);
}

/** The expected digest of a script. A script that is not listed in a release with digests is refused. */
export interface ScriptIntegrity {
  readonly isRefused: boolean;
  readonly digest: string | undefined;
}

/** Returns the digest that the script at an address must have. */
export function getScriptIntegrity(url: string): ScriptIntegrity {
  const { digests, addresses } = registry();
  const plain = url.replace(/[?#].*$/, '');
  const digest = digests.get(plain);
  const isHeld = [...addresses].some((address) => plain.startsWith(address));
  return { isRefused: isHeld && digest === undefined, digest };
}
