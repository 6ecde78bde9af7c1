import canonicalize from 'canonicalize';
import { type Composition, createCompositionPath, releaseSchemas } from 'shared-kernel/remote';
import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { sha256 } from '../command-line/sha256';
import type { Store } from '../store/store';
import { createHistoryKey, createEnvironmentPointerKey } from './keys';

/**
 * Returns JSON with sorted keys (RFC 8785), so that equal documents have the same text. Returns `''` for `undefined`.
 */
export const toCanonicalJson = (value: unknown): string => canonicalize(value) ?? '';

export const computeCompositionHash = (composition: Composition): string =>
  sha256(toCanonicalJson(composition));

const { hash, seq, promotion, composition } = releaseSchemas.pointer.entries;

const recordSchema = v.object({
  ...{ hash, seq, promotion },
  at: v.string(),
  action: v.string(),
  by: v.optional(v.string()),
  message: v.optional(v.string()),
  commit: v.optional(v.string()),
  /** The promotion that a rollback restored. `part` is a remote or `shell`; without it, everything was restored. */
  back: v.optional(v.object({ seq: v.number(), part: v.optional(v.string()) })),
});

export type PromotionRecord = v.InferOutput<typeof recordSchema>;

/** Schema of the document that names the current composition of an environment. */
const pointerSchema = v.object({ ...recordSchema.entries, composition });
export type EnvironmentPointer = v.InferOutput<typeof pointerSchema>;

export const toPromotionRecord = (pointer: EnvironmentPointer): PromotionRecord =>
  v.parse(recordSchema, pointer);

export function parseDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer | string,
  place: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString());
  if (parsed.success) return parsed.output;
  const [{ message }] = parsed.issues;
  throw new CliError(`${place} is not valid: ${v.getDotPath(parsed.issues[0]) ?? ''} ${message}`);
}

export async function readStoredDocument<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
) {
  const held = await store.get(key);
  if (!held) return undefined;
  return { document: parseDocument(schema, held.body, `${key} in ${store.name}`), tag: held.tag };
}

export const readEnvironmentPointer = (store: Store, environment: string) =>
  readStoredDocument(store, createEnvironmentPointerKey(environment), pointerSchema);

export async function requireEnvironmentPointer(
  store: Store,
  environment: string,
): Promise<EnvironmentPointer> {
  const held = await readEnvironmentPointer(store, environment);
  if (held) return held.document;
  throw new CliError(`Nothing was ever promoted to “${environment}” in ${store.name}.`);
}

/** Reads a document whose name contains its hash. Rejects the document if its content has another hash. */
export async function readHashedDocument<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const place = `${key} in ${store.name}`;
  const held = await store.get(key);
  if (!held) throw new CliError(`${place} does not exist.`);
  const [, named = ''] = /([0-9a-f]+)\.json$/.exec(key) ?? [];
  if (named !== '' && sha256(held.body).startsWith(named))
    return parseDocument(schema, held.body, place);
  throw new CliError(`${place} does not have the hash it is named by: it was changed or broken.`);
}

export const readComposition = (store: Store, named: string): Promise<Composition> =>
  readHashedDocument(store, createCompositionPath(named), releaseSchemas.composition);

export async function readHistory(
  store: Store,
  environment: string,
  reach = 50,
): Promise<readonly PromotionRecord[]> {
  const standing = toPromotionRecord(await requireEnvironmentPointer(store, environment));
  const before = Array.from({ length: Math.min(reach, standing.seq) - 1 }, (_, at) =>
    readStoredDocument(store, createHistoryKey(environment, standing.seq - 1 - at), recordSchema),
  );
  return [standing, ...(await Promise.all(before)).flatMap((held) => held?.document ?? [])];
}
