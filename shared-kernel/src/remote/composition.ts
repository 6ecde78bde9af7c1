import * as v from 'valibot';

const digestSchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]+={0,2}$/, 'not a sha384 digest'),
);

/** One remote's release as the composition names it. */
const remoteReleaseSchema = v.object({
  /** Content hash of the release. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a release id')),
  /** Absolute or origin-relative folder of the files of all its releases, ending in `/`. */
  address: v.pipe(v.string(), v.regex(/\/$/, 'does not end in /')),
  /** The entry script, relative to the address. */
  entry: v.string(),
  /** The federation's manifest, relative to the address; none in releases of before. */
  manifest: v.optional(v.string()),
  /** Semver range of the kernel it was built against. */
  kernelRange: v.string(),
  /** Subresource-integrity digest of every file, by its path relative to the address. */
  files: v.record(v.string(), digestSchema),
  /** The files each exposed screen needs at once, relative to the address. */
  screens: v.record(v.string(), v.array(v.string())),
  /** What the remote says of itself; read by `readDescription`, so that one that is wrong costs its own tab alone. */
  brings: v.optional(v.unknown()),
});

/** A release of a remote: where it is, its files with their digests, the kernel it needs, what it brings. */
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** What is live: the shell and its remotes, each at one release. Immutable, named by its hash. */
const compositionSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), remoteReleaseSchema),
  /** The shell that they run in: its page, by its hash, which names every script of it by a digest. */
  shell: v.optional(v.object({ page: v.string(), kernel: v.string() })),
});

/** What an environment runs: a release of each remote. */
export type Composition = v.InferOutput<typeof compositionSchema>;

/** The only document that is ever overwritten: an environment's current composition, whole. */
const compositionPointerSchema = v.object({
  /** sha256, hex, of the composition's canonical JSON. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a composition hash')),
  /** Counts the promotions of this environment. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Names the promotion that wrote this pointer. */
  promotion: v.string(),
  composition: compositionSchema,
});

/** Which composition is current, and which promotion made it so. */
export type CompositionPointer = v.InferOutput<typeof compositionPointerSchema>;

/** What the documents of the store hold. */
export const releaseSchemas = {
  pointer: compositionPointerSchema,
  composition: compositionSchema,
  remote: remoteReleaseSchema,
};

/** What a browser reads as a folder above, an encoded dot included. */
const aboveOrHere = /^(\.|%2e){1,2}$/i;

const isPlain = (segments: readonly string[]) =>
  segments.every((segment) => segment !== '' && !aboveOrHere.test(segment));

/** Whether a path leads to a file below the folder that it is appended to, however a browser reads it. */
const isBelow = (path: string) => /^[^\s\\:?#%]+$/.test(path) && isPlain(path.split('/'));

function isFolder(address: string): boolean {
  const [, path] = /^(?:https?:\/\/[^\s/\\?#@]+)?\/([^\s\\?#]*)$/.exec(address) ?? [];
  return path !== undefined && (path === '' || isPlain(path.split('/').slice(0, -1)));
}

/**
 * What is wrong with where a release says that its files are, as the end of a sentence such as “the release of
 * contracts …”; `undefined` where each is in its own folder and the entry is one of them. A release without
 * digests, which a development server has, may name any entry in its folder.
 */
export function releaseFault({
  address,
  entry,
  manifest = entry,
  files,
  screens,
}: Pick<RemoteRelease, 'address' | 'entry' | 'manifest' | 'files' | 'screens'>):
  | string
  | undefined {
  if (!isFolder(address)) return `has the address “${address}”, which is not that of a folder.`;
  const paths = [entry, manifest, ...Object.keys(files), ...Object.values(screens).flat()];
  const astray = paths.find((path) => !isBelow(path));
  if (astray !== undefined) return `names the file “${astray}”, which is not a path in its folder.`;
  if (Object.keys(files).length === 0 || Object.hasOwn(files, entry)) return undefined;
  return `begins with “${entry}”, which is not one of its files.`;
}
