import type { setRecordRoutes } from 'shared-kernel/shell';
import { screensOf, type RemoteDescriptions } from '../page/described-tabs';

type Places = Required<Parameters<typeof setRecordRoutes>>;

/** The tab and parameter that open each kind of record. */
export const recordPlaces = (described: RemoteDescriptions): Places[0] =>
  Object.fromEntries(
    screensOf(described).flatMap(({ tab, records }) =>
      records.map(({ kind, param }) => [kind, { tab: tab.key, param }]),
    ),
  );

/** The filters that a link may set, by tab; empty for an older release that declares none. */
export const tabFilters = (described: RemoteDescriptions): Places[1] =>
  Object.fromEntries(screensOf(described).map(({ tab, filters = {} }) => [tab.key, filters]));
