import * as v from 'valibot';
import { jsonOf } from './envelope';
import { utf8 } from './keys';

const numbers = v.record(v.string(), v.number());

/** Below what nothing is taken: promotions that were seen, or that a stamp names. */
const floorsSchema = v.object({
  /** Of the whole. */
  seq: v.number(),
  /** Of what the environment's own key last signed. */
  grant: v.number(),
  /** Of what others changed since, by the name of the part. */
  parts: numbers,
});
/** The lowest sequences that a page still takes, since it has seen them: of the whole, the grant and each part. */
export type Floors = v.InferOutput<typeof floorsSchema>;

/** What is read of a composition's pointer before anything else of it is. */
export const bodyText = jsonOf(
  v.object({
    environment: v.string(),
    seq: v.number(),
    expires: v.string(),
    composition: v.looseObject({ remotes: v.record(v.string(), v.unknown()) }),
  }),
);
/** What is read of a pointer before the rest of it is believed: environment, sequence, end (an ISO instant) and remotes. */
export type SignedBody = v.InferOutput<typeof bodyText>;

/** Reads a grant from its text; what is none of this shape fails to parse. */
export const grantText = jsonOf(
  v.object({
    environment: v.string(),
    seq: v.number(),
    expires: v.string(),
    /** Public keys that may change a part, by its name. */
    keys: v.record(v.string(), v.array(v.string())),
    /** Hashes of all parts and of what is none, as they were then. */
    parts: v.record(v.string(), v.string()),
    frame: v.string(),
  }),
);
/** What the environment's own key lets the keys of others change, until an ISO instant, and the hashes from which they start. */
export type Grant = v.InferOutput<typeof grantText>;

export const partText = jsonOf(
  v.object({
    environment: v.string(),
    part: v.string(),
    seq: v.number(),
    hash: v.string(),
  }),
);

export const stampText = jsonOf(
  v.object({ environment: v.string(), until: v.string(), ...floorsSchema.entries }),
);

export const previewText = jsonOf(
  v.object({ environment: v.string(), subject: v.string(), expires: v.string() }),
);

/** Of a part as it is written: who changes as little as the order of its words has changed it. */
async function hashOf(part: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(JSON.stringify(part)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The parts of a composition that may have keys of their own, and the hash of all the rest. */
export async function hashesOf({
  remotes,
  ...rest
}: SignedBody['composition']): Promise<Pick<Grant, 'parts' | 'frame'>> {
  const parts = Object.entries(remotes).map(
    async ([name, part]) => [name, await hashOf(part)] as const,
  );
  const [frame, ...hashes] = await Promise.all([hashOf(rest), ...parts]);
  return { frame, parts: Object.fromEntries(hashes) };
}
