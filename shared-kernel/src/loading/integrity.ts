interface TrustedRelease {
  readonly address: string;
  /** The digest of each file, by its path below the address. */
  readonly files: Readonly<Record<string, string>>;
}

interface DigestRegistry {
  readonly digests: Map<string, string>;
  /** Addresses whose every script must have a digest. */
  readonly addresses: Set<string>;
}

// Shell and remotes are separate builds, so the registry they share hangs on the page itself.
const registryKey = Symbol.for('trustfold.digests');

type Page = typeof globalThis & { [registryKey]?: DigestRegistry };

function registry(): DigestRegistry {
  const page: Page = globalThis;
  page[registryKey] ??= { digests: new Map(), addresses: new Set() };
  return page[registryKey];
}

/** Makes the digests of a release the only ones its scripts may load with. A release without digests is not held to any. */
export function trustRelease({ address, files }: TrustedRelease, base: string): void {
  const { digests, addresses } = registry();
  const folder = new URL(address, base).href;
  for (const [path, digest] of Object.entries(files)) {
    digests.set(new URL(path, folder).href, digest);
  }
  if (Object.keys(files).length > 0) addresses.add(folder);
}

/** What is asked of a script: nothing, its digest, or that it is not loaded, since its release does not name it. */
export interface ScriptIntegrity {
  readonly isRefused: boolean;
  readonly digest: string | undefined;
}

/** What is asked of the script at an address before it is loaded. */
export function integrityOf(url: string): ScriptIntegrity {
  const { digests, addresses } = registry();
  const plain = url.replace(/[?#].*$/, '');
  const digest = digests.get(plain);
  const isHeld = [...addresses].some((address) => plain.startsWith(address));
  return { isRefused: isHeld && digest === undefined, digest };
}
