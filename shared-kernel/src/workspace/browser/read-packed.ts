import { specOf, type CollectionName } from '../store/collections';
import type { Stored } from '../store/source';
import type { Packs } from './packs';

/** Where the reading of a pack ended: at its end, or before what comes after a key; nothing is packed otherwise. */
export type PackEnd = 'all' | { readonly after: string } | undefined;

/**
 * What is packed of a collection, as `read` finds it now where it was written since; what was added comes last. A
 * pack that is not whole is forgotten.
 */
export async function* readPacked(
  packs: Packs,
  collection: CollectionName,
  read: (key: string) => Promise<Stored<object> | undefined>,
): AsyncGenerator<Stored<object>[], PackEnd> {
  const standing = await packs.standing(collection);
  if (!standing) return undefined;
  const { keyOf } = specOf(collection);
  const changed = standing.changed.map(async (key) => [key, await read(key)] as const);
  const now = new Map(await Promise.all(changed));
  let blocks = 0;
  let after: string | undefined;
  for await (const block of packs.blocks(collection, standing.pack)) {
    const opened: Stored<object>[] = [];
    for (const packed of block) {
      after = keyOf(packed.record);
      const stored = now.has(after) ? now.get(after) : packed;
      now.delete(after);
      if (stored) opened.push(stored);
    }
    blocks += 1;
    yield opened;
  }
  const isWhole = blocks === standing.pack.blocks;
  const added: Stored<object>[] = [];
  for (const [key, stored] of now) {
    const isPast = !isWhole && (after === undefined || key > after);
    if (stored && !isPast) added.push(stored);
  }
  if (added.length > 0) yield added;
  if (isWhole) return 'all';
  await packs.drop(collection);
  return after === undefined ? undefined : { after };
}
