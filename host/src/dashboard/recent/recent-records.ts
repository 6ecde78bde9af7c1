import { jsonOf, rememberedStorage } from 'shared-kernel/shell';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageRemotes } from '../../federation/page-remotes';
import { recordPlaces } from '../../federation/record-places';

/** A record that was open not long ago. */
export interface RecentRecord {
  readonly kind: string;
  readonly id: string;
}

const key = 'tf_recent';
const maxKept = 6;

const isRecent = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'kind') === 'string' &&
  typeof Reflect.get(value, 'id') === 'string';

/** The records that were open last in this browser, the latest first; what cannot be read is none. */
export function recentRecords(): readonly RecentRecord[] {
  const kept = jsonOf(rememberedStorage.get(key));
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, maxKept) : [];
}

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
