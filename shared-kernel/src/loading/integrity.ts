interface TrustedRelease {
  readonly address: string;
  /** The integrity hash of each file, by path relative to `address`. */
  readonly files: Readonly<Record<string, string>>;
}

interface DigestRegistry {
  readonly digests: Map<string, string>;
  /**
   * Base URLs of releases that publish integrity hashes. A script from these URLs loads only if its hash is known and
   * matches.
   */
  readonly addresses: Set<string>;
}

// The shell and the remotes are separate builds, so they share the registry of integrity hashes through a global
// variable.
const registryKey = Symbol.for('trustfold.digests');

type Page = typeof globalThis & { [registryKey]?: DigestRegistry };

function registry(): DigestRegistry {
  const page: Page = globalThis;
  page[registryKey] ??= { digests: new Map(), addresses: new Set() };
  return page[registryKey];
}

/**
 * Registers the integrity hashes of a release. After that, a script of the release loads only if its hash matches. A
 * release without hashes is not verified.
 */
export function registerReleaseIntegrity({ address, files }: TrustedRelease, base: string): void {
  const { digests, addresses } = registry();
  const folder = new URL(address, base).href;
  for (const [path, digest] of Object.entries(files)) {
    digests.set(new URL(path, folder).href, digest);
  }
  if (Object.keys(files).length > 0) addresses.add(folder);
}

/**
 * The expected integrity hash of a script. `isRefused` is true if the release has hashes but does not list the script.
 */
export interface ScriptIntegrity {
  readonly isRefused: boolean;
  readonly digest: string | undefined;
}

/** Returns the expected integrity hash of the script at a URL. */
export function getScriptIntegrity(url: string): ScriptIntegrity {
  const { digests, addresses } = registry();
  const plain = url.replace(/[?#].*$/, '');
  const digest = digests.get(plain);
  const isHeld = [...addresses].some((address) => plain.startsWith(address));
  return { isRefused: isHeld && digest === undefined, digest };
}
