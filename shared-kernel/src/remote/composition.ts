import * as v from 'valibot';

const digestSchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]+={0,2}$/, 'not a sha384 digest'),
);

const remoteReleaseSchema = v.object({
  /** The content hash that identifies the release. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a release id')),
  /** The URL of the folder with all releases of the remote. The URL is absolute or origin-relative, and ends in `/`. */
  address: v.pipe(v.string(), v.regex(/\/$/, 'does not end in /')),
  entry: v.string(),
  /**
   * The path of the Module Federation manifest, relative to `address`. Missing in releases that were built before
   * manifests existed.
   */
  manifest: v.optional(v.string()),
  /** Semver range of the kernel versions that the release supports. */
  kernelRange: v.string(),
  /** Subresource integrity hash of each file, by path relative to `address`. */
  files: v.record(v.string(), digestSchema),
  /** The files that each screen needs to start, by screen name. The paths are relative to `address`. */
  screens: v.record(v.string(), v.array(v.string())),
  /**
   * The description of the remote. `parseDescription` validates it separately, so that an invalid description affects
   * only the tab of its remote.
   */
  brings: v.optional(v.unknown()),
});

/**
 * A release of a remote: its URL, its files with integrity hashes, the kernel versions it supports, and the description
 * of the remote.
 */
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** The releases of the shell and its remotes. A composition is immutable and identified by its hash. */
const compositionSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), remoteReleaseSchema),
  /**
   * The release of the shell. `page` is the hash of its HTML page, which contains the integrity hashes of all scripts.
   */
  shell: v.optional(v.object({ page: v.string(), kernel: v.string() })),
});

/** The releases of the shell and remotes that an environment runs. */
export type Composition = v.InferOutput<typeof compositionSchema>;

/** The current composition of an environment. This is the only document in the release store that is overwritten. */
const compositionPointerSchema = v.object({
  /** Hexadecimal SHA-256 of the composition’s canonical JSON. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a composition hash')),
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  promotion: v.string(),
  composition: compositionSchema,
});

/** The current composition of an environment, and the promotion that made it current. */
export type CompositionPointer = v.InferOutput<typeof compositionPointerSchema>;

/** Schemas of the JSON documents in the release store. */
export const releaseSchemas = {
  pointer: compositionPointerSchema,
  composition: compositionSchema,
  remote: remoteReleaseSchema,
};

/** Path segments that browsers resolve to the current or the parent folder, including encoded dots. */
const aboveOrHere = /^(\.|%2e){1,2}$/i;

const isPlain = (segments: readonly string[]) =>
  segments.every((segment) => segment !== '' && !aboveOrHere.test(segment));

/** Whether a relative path stays inside its base folder in every browser. */
const isBelow = (path: string) => /^[^\s\\:?#%]+$/.test(path) && isPlain(path.split('/'));

function isFolder(address: string): boolean {
  const [, path] = /^(?:https?:\/\/[^\s/\\?#@]+)?\/([^\s\\?#]*)$/.exec(address) ?? [];
  return path !== undefined && (path === '' || isPlain(path.split('/').slice(0, -1)));
}

/**
 * Returns why the URL or a file path of a release is invalid, or `undefined` if all are valid. The text continues a
 * sentence that starts with “the release of contracts”.
 */
export function findReleaseError({
  address,
  entry,
  manifest = entry,
  files,
  screens,
}: Pick<RemoteRelease, 'address' | 'entry' | 'manifest' | 'files' | 'screens'>):
  | string
  | undefined {
  if (!isFolder(address)) return `has the URL “${address}”, which is not the URL of a folder.`;
  const paths = [entry, manifest, ...Object.keys(files), ...Object.values(screens).flat()];
  const astray = paths.find((path) => !isBelow(path));
  if (astray !== undefined) return `names the file “${astray}”, which is not a path in its folder.`;
  if (Object.keys(files).length === 0 || Object.hasOwn(files, entry)) return undefined;
  return `begins with “${entry}”, which is not one of its files.`;
}
