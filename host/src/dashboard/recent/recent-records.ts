import { readJson, liveStorage } from 'shared-kernel/shell';
import * as v from 'valibot';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageRemotes } from '../../federation/page-remotes';
import { listRecordRoutes } from '../../federation/descriptions';

const recentSchema = v.object({ kind: v.string(), id: v.string() });

export type RecentRecord = Readonly<v.InferOutput<typeof recentSchema>>;

const key = 'tf_recent';
const maxStored = 6;

const storedSchema = v.fallback(v.array(v.fallback(v.nullable(recentSchema), null)), []);

/** Returns the records that were last opened in this browser, newest first. */
export const readRecentRecords = (): readonly RecentRecord[] =>
  (readJson(storedSchema, liveStorage.get(key)) ?? [])
    .filter((record) => record !== null)
    .slice(0, maxStored);

export function storeRecentRecord({ kind, id }: RecentRecord): void {
  const others = readRecentRecords().filter((other) => other.kind !== kind || other.id !== id);
  liveStorage.set(key, JSON.stringify([{ kind, id }, ...others].slice(0, maxStored)));
}

/** Stores the records that the user opens. Works for every screen, because the URL identifies the open record. */
export function useStoreRecentRecords(): void {
  const [search] = useSearchParams();
  const { described } = usePageRemotes();
  const places = useMemo(() => Object.entries(listRecordRoutes(described)), [described]);
  const [kind, place] = places.find(
    ([, { tab, param }]) => search.get('tab') === tab && (search.get(param) ?? '') !== '',
  ) ?? ['', undefined];
  const id = (place && search.get(place.param)) ?? '';
  useEffect(() => {
    if (id !== '') storeRecentRecord({ kind, id });
  }, [kind, id]);
}
