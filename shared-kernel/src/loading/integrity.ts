interface TrustedRelease {
  readonly address: string;
  /** The digest of each file, by path relative to the address. */
  readonly files: Readonly<Record<string, string>>;
}

interface DigestRegistry {
  readonly digests: Map<string, string>;
  /** Addresses whose scripts all need a digest. */
  readonly addresses: Set<string>;
}

// Shell and remotes are separate builds, so they share the registry as a global of the page.
const registryKey = Symbol.for('trustfold.digests');

type Page = typeof globalThis & { [registryKey]?: DigestRegistry };

function registry(): DigestRegistry {
  const page: Page = globalThis;
  page[registryKey] ??= { digests: new Map(), addresses: new Set() };
  return page[registryKey];
}

/**
 * Registers the digests of a release, so that its scripts load only if they match. A release without digests is not
 * checked.
 */
export function trustRelease({ address, files }: TrustedRelease, base: string): void {
  const { digests, addresses } = registry();
  const folder = new URL(address, base).href;
  for (const [path, digest] of Object.entries(files)) {
    digests.set(new URL(path, folder).href, digest);
  }
  if (Object.keys(files).length > 0) addresses.add(folder);
}

/**
 * The result of the digest check for a script: its digest, if it needs one, and whether it is refused because its
 * release does not list it.
 */
export interface ScriptIntegrity {
  readonly isRefused: boolean;
  readonly digest: string | undefined;
}

/** Returns the digest check for the script at an address. */
export function integrityOf(url: string): ScriptIntegrity {
  const { digests, addresses } = registry();
  const plain = url.replace(/[?#].*$/, '');
  const digest = digests.get(plain);
  const isHeld = [...addresses].some((address) => plain.startsWith(address));
  return { isRefused: isHeld && digest === undefined, digest };
}
