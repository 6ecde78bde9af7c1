import * as v from 'valibot';
import { timestampSchema } from '../domain/scalars';
import { digestSchema } from '../domain/audit/audit-entry.schema';
import { singleLineSchema } from '../domain/text/text-limits';
import { encodeUtf8 } from './encode-utf8';
import type { ZipMember } from './zip-file';

/** Paths in an evidence pack. Every pack contains a manifest, and a signed pack also contains a signature. */
export const manifestPath = 'manifest.json';
export const manifestSignaturePath = 'manifest.signature';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const memberSchema = v.object({ path: singleLineSchema, size: count, sha256: digestSchema });

/**
 * Manifest of an evidence pack. `digest` covers the path and hash of every file, and `log` identifies the last audit
 * entry. `publicKey` verifies `manifest.signature`. `unsigned` is the reason why a pack has no signature.
 */
export const manifestSchema = v.object({
  format: v.literal('trustfold-evidence-pack'),
  version: v.literal(1),
  subject: v.object({
    kind: singleLineSchema,
    id: v.optional(singleLineSchema),
    label: singleLineSchema,
  }),
  exportedBy: singleLineSchema,
  portal: v.optional(singleLineSchema),
  exportedAt: timestampSchema,
  log: v.optional(v.object({ seq: count, digest: digestSchema })),
  members: v.array(memberSchema),
  digest: digestSchema,
  publicKey: v.optional(singleLineSchema),
  unsigned: v.optional(singleLineSchema),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

type ManifestMember = Manifest['members'][number];

/** Returns the SHA-256 digest of bytes in hexadecimal. */
export type DigestFunction = (bytes: Uint8Array) => string;

export const toManifestMember = (
  { path, bytes }: ZipMember,
  digest: DigestFunction,
): ManifestMember => ({
  path,
  size: bytes.length,
  sha256: digest(bytes),
});

/** Returns one digest that covers the paths and hashes of all files in an evidence pack. */
export const computePackDigest = (
  members: readonly ManifestMember[],
  digest: DigestFunction,
): string => digest(encodeUtf8(members.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')));

export const encodeManifest = (manifest: Manifest): Uint8Array<ArrayBuffer> =>
  encodeUtf8(`${JSON.stringify(manifest, undefined, 2)}\n`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a manifest; `undefined` if the bytes are not a valid manifest. */
export function parseManifest(bytes: Uint8Array): Manifest | undefined {
  const read = v.safeParse(manifestSchema, parsed(new TextDecoder().decode(bytes)));
  return read.success ? read.output : undefined;
}
