import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { readPreferences, useCurrentPortal, readJson, liveStorage } from '../../shell';
import { readLinkedQuery } from '../../shell/history-stack';
import { useUrlSearch } from '../../shell/use-url-search';
import { showAllParam } from '../../shell/use-list-path';
import {
  findDefaultView,
  extractListQuery,
  replaceListQuery,
  type ListDefinition,
} from './list-definition';
import { liveTabStorage } from '../../shell/live-storage';

function queryToOpen(
  { key, params, otherParams }: ListDefinition,
  portal: string,
  search: URLSearchParams,
): string {
  if (extractListQuery(search, params) !== '') return '';
  if ([showAllParam, ...otherParams].some((name) => search.has(name))) return '';
  const { inSession, ever } = readListState(`${portal}/${key}`);
  const opening = findDefaultView(readPreferences().savedViews, portal, key)?.query;
  return extractListQuery(new URLSearchParams(inSession ?? opening ?? ever ?? ''), params);
}

/**
 * Restores the filters and layout of a list when the user returns to it. Returns `true` while they are being restored.
 * Parameters in the URL take precedence. A new session starts with the default view. If there is none, it starts with
 * the last state.
 *
 * @example
 * const isOpening = useListPersistence(contractListDefinition);
 * if (isOpening) return <TableSkeleton />;
 */
export function useListPersistence(place: ListDefinition): boolean {
  const portal = useCurrentPortal();
  const [search, setSearch] = useUrlSearch();
  const query = extractListQuery(search, place.params);

  const opens = () => ({ portal, query: queryToOpen(place, portal, search) });
  const [wanted, setWanted] = useState(opens);
  if (wanted.portal !== portal) setWanted(opens);
  else if (wanted.query !== '' && query !== '') setWanted({ portal, query: '' });
  const isOpening = wanted.query !== '' && query === '';

  const open = useEffectEvent(() => {
    if (isOpening) setSearch((current) => replaceListQuery(current, place.params, wanted.query));
  });
  useLayoutEffect(() => open(), [portal]);

  const linked = readLinkedQuery(useLocation().state);
  const isLinked =
    query !== '' && query === extractListQuery(new URLSearchParams(linked), place.params);
  useEffect(() => {
    if (!isOpening && !isLinked) storeListState(`${portal}/${place.key}`, query);
  }, [isOpening, isLinked, portal, place.key, query]);

  return isOpening;
}

const listStatesKey = 'tf_lists';

const listStatesSchema = v.record(v.string(), v.string());

const read = (storage: typeof liveStorage) =>
  readJson(listStatesSchema, storage.get(listStatesKey)) ?? {};

/** Returns the last stored query of a list: `inSession` from this browser session, `ever` from any session. */
export const readListState = (place: string) => ({
  inSession: read(liveTabStorage)[place],
  ever: read(liveStorage)[place],
});

export function storeListState(place: string, query: string): void {
  for (const storage of [liveTabStorage, liveStorage]) {
    const left = read(storage);
    if (left[place] === query) continue;
    storage.set(listStatesKey, JSON.stringify({ ...left, [place]: query }));
  }
}
