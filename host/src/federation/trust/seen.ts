import { durableStorage, readJson } from 'shared-kernel/shell';
import { keyIdOf, type Floors, type Trust } from 'shared-kernel/signing';
import * as v from 'valibot';

const seenKey = 'tf_seen';

const seenSchema = v.record(
  v.string(),
  v.object({
    seq: v.number(),
    grant: v.number(),
    parts: v.record(v.string(), v.number()),
    /** The keys that were believed then. */
    keys: v.array(v.string()),
  }),
);

const readAll = () => readJson(seenSchema, durableStorage.get(seenKey)) ?? {};

/**
 * What of an environment this browser has seen, below which nothing is taken. Where none of the keys of then is
 * believed any more, all of it was signed by others and begins anew.
 */
export function seenOf({ environment, keys }: Trust): Floors | undefined {
  const seen = readAll()[environment];
  return seen && keys.some((key) => seen.keys.includes(keyIdOf(key))) ? seen : undefined;
}

export function keepSeen({ environment, keys }: Trust, { seq, grant, parts }: Floors): void {
  const seen = readAll();
  const next = { seq, grant, parts, keys: keys.map(keyIdOf) };
  if (JSON.stringify(seen[environment]) === JSON.stringify(next)) return;
  durableStorage.set(seenKey, JSON.stringify({ ...seen, [environment]: next }));
}
