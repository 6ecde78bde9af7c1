import * as v from 'valibot';

const digestSchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]+={0,2}$/, 'not a sha384 digest'),
);

/** One remote's release as the composition names it. */
export const remoteReleaseSchema = v.object({
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
export const compositionSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), remoteReleaseSchema),
  /** The shell that they run in: its page, by its hash, which names every script of it by a digest. */
  shell: v.optional(v.object({ page: v.string(), kernel: v.string() })),
});

/** What an environment runs: a release of each remote. */
export type Composition = v.InferOutput<typeof compositionSchema>;

/** The only document that is ever overwritten: an environment's current composition, whole. */
export const compositionPointerSchema = v.object({
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
