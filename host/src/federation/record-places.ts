import type { setRecordPlaces } from 'shared-kernel/shell';
import type { Described } from '../page/described-tabs';

type RecordPlaces = Parameters<typeof setRecordPlaces>[0];

/** Where the records of each kind are opened. */
export function recordPlaces(described: Described): RecordPlaces {
  const screens = Object.values(described).flatMap(({ screens: own }) => Object.values(own));
  return Object.fromEntries(
    screens.flatMap(({ tab, records }) =>
      records.map(({ kind, param }) => [kind, { tab: tab.key, param }]),
    ),
  );
}
