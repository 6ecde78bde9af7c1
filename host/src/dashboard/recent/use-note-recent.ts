import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageRemotes } from '../../federation/page-remotes';
import { recordPlaces } from '../../federation/record-places';
import { noteRecent } from './recent-records';

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
