import { readJson, rememberedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageRemotes } from '../../federation/page-remotes';
import { recordPlaces } from '../../federation/descriptions';

const recentSchema = v.object({ kind: v.string(), id: v.string() });

export type RecentRecord = Readonly<v.InferOutput<typeof recentSchema>>;

const key = 'tf_recent';
const maxKept = 6;

const keptSchema = v.fallback(v.array(v.fallback(v.nullable(recentSchema), null)), []);

/** The records last opened in this browser, newest first; invalid entries are omitted. */
export const recentRecords = (): readonly RecentRecord[] =>
  (readJson(keptSchema, rememberedStorage.get(key)) ?? [])
    .filter((record) => record !== null)
    .slice(0, maxKept);

export function noteRecent({ kind, id }: RecentRecord): void {
  const others = recentRecords().filter((other) => other.kind !== kind || other.id !== id);
  rememberedStorage.set(key, JSON.stringify([{ kind, id }, ...others].slice(0, maxKept)));
}

/** Stores which records are opened. It reads them from the address, so it works for every screen. */
export function useNoteRecent(): void {
  const [search] = useSearchParams();
  const { described } = usePageRemotes();
  const places = useMemo(() => Object.entries(recordPlaces(described)), [described]);
  const [kind, place] = places.find(
    ([, { tab, param }]) => search.get('tab') === tab && (search.get(param) ?? '') !== '',
  ) ?? ['', undefined];
  const id = (place && search.get(place.param)) ?? '';
  useEffect(() => {
    if (id !== '') noteRecent({ kind, id });
  }, [kind, id]);
}
