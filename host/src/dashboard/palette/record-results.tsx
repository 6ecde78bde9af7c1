import { Command } from 'cmdk';
import { useRecordPath } from 'shared-kernel/shell';
import { dashboardTabViews } from '../frame/dashboard-tab-views';
import styles from './command-palette.module.css';
import { lookUp, lookupKinds, type Found, type LookupKind } from './look-up';
import { PaletteItem } from './palette-item';
import { useLookupRecords } from './use-lookup-records';

interface RecordResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

/** The records that the text names, each leading to where it is open in its own tab. */
export function RecordResults({ text, onChoose }: RecordResultsProps) {
  const recordPath = useRecordPath();
  const lookup = useLookupRecords();
  if (lookup.status === 'pending') {
    return <Command.Loading className={styles.note}>Reading the workspace</Command.Loading>;
  }
  if (lookup.status === 'error') {
    return (
      <p role="alert" className={styles.note}>
        The records could not be read. Tabs and portals can still be reached.
      </p>
    );
  }
  const found = lookUp(text, lookup.records);

  return lookupKinds.map((kind) => (
    <KindOfResult
      key={kind}
      kind={kind}
      found={found.filter((record) => record.kind === kind)}
      onChoose={({ id }) => onChoose(recordPath(kind, id))}
    />
  ));
}

interface KindOfResultProps {
  readonly kind: LookupKind;
  readonly found: readonly Found[];
  readonly onChoose: (record: Found) => void;
}

function KindOfResult({ kind, found, onChoose }: KindOfResultProps) {
  if (found.length === 0) return null;
  const { label: heading, icon } = dashboardTabViews[kind];
  return (
    <Command.Group heading={heading}>
      {found.map((record) => (
        <PaletteItem
          key={record.id}
          value={`${kind} ${record.id}`}
          icon={icon}
          label={record.label}
          detail={record.detail}
          onChoose={() => onChoose(record)}
        />
      ))}
    </Command.Group>
  );
}
