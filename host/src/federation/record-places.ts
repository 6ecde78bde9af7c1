import type { setRecordPlaces } from 'shared-kernel/shell';
import { screensOf, type Described } from '../page/described-tabs';

type Places = Required<Parameters<typeof setRecordPlaces>>;

/** Where the records of each kind are opened. */
export const recordPlaces = (described: Described): Places[0] =>
  Object.fromEntries(
    screensOf(described).flatMap(({ tab, records }) =>
      records.map(({ kind, param }) => [kind, { tab: tab.key, param }]),
    ),
  );

/** By what a link may narrow each tab; nothing in a release from before screens declared it. */
export const tabFilters = (described: Described): Places[1] =>
  Object.fromEntries(screensOf(described).map(({ tab, filters = {} }) => [tab.key, filters]));
