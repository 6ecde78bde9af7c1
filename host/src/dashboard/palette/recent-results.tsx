import { Command } from 'cmdk';
import { useState } from 'react';
import { useRecordPath } from 'shared-kernel/shell';
import { useRecordByCollectionName, useRecordWithCurrentClient } from 'shared-kernel/workspace';
import { usePageRemotes } from '../../federation/page-remotes';
import { readRecentRecords, type RecentRecord } from '../recent/recent-records';
import {
  describeSearchResult,
  listSearchableRecordTypes,
  type SearchableRecordType,
} from './search-records';
import { PaletteResultItem } from './palette-group';

interface RecentResultsProps {
  readonly onChoose: (path: string) => void;
}

export function RecentResults({ onChoose }: RecentResultsProps) {
  const [recent] = useState(readRecentRecords);
  const kinds = listSearchableRecordTypes(usePageRemotes().described);
  const known = recent.flatMap((record) => {
    const kind = kinds.find(({ findable }) => findable.kind === record.kind);
    return kind ? [{ record, kind }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Command.Group heading="Recent">
      {known.map(({ record, kind }) => (
        <RecentResult
          key={`${record.kind} ${record.id}`}
          record={record}
          kind={kind}
          onChoose={onChoose}
        />
      ))}
    </Command.Group>
  );
}

const nothing = {};

interface RecentResultProps extends RecentResultsProps {
  readonly record: RecentRecord;
  readonly kind: SearchableRecordType;
}

/** A recently opened record. Renders nothing if the record no longer exists. */
function RecentResult({
  record: { kind, id },
  kind: { findable, tab },
  onChoose,
}: RecentResultProps) {
  const recordPath = useRecordPath();
  const { data } = useRecordByCollectionName(findable.collection, id);
  const shown = useRecordWithCurrentClient<object>(data ?? nothing);
  if (!data) return null;
  const path = recordPath(kind, id);
  return (
    <PaletteResultItem
      value={`recent ${kind} ${id}`}
      icon={tab.icon}
      {...describeSearchResult(data, findable, shown)}
      href={path}
      choose={() => onChoose(path)}
    />
  );
}
