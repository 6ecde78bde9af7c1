import { readJson, rememberedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageRemotes } from '../../federation/page-remotes';
import { recordPlaces } from '../../federation/record-places';

const recentSchema = v.object({ kind: v.string(), id: v.string() });

/** A record that was open not long ago. */
export type RecentRecord = Readonly<v.InferOutput<typeof recentSchema>>;

const key = 'tf_recent';
const maxKept = 6;

const keptSchema = v.fallback(v.array(v.fallback(v.nullable(recentSchema), null)), []);

/** The records that were open last in this browser, the latest first; what cannot be read is left out. */
export const recentRecords = (): readonly RecentRecord[] =>
  (readJson(keptSchema, rememberedStorage.get(key)) ?? [])
    .filter((record) => record !== null)
    .slice(0, maxKept);

export function noteRecent({ kind, id }: RecentRecord): void {
  const others = recentRecords().filter((other) => other.kind !== kind || other.id !== id);
  rememberedStorage.set(key, JSON.stringify([{ kind, id }, ...others].slice(0, maxKept)));
}

/** Notes which records are opened, from any place: the address names what is open. */
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
