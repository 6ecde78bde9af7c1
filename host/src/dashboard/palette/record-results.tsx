import { Command } from 'cmdk';
import { useRecordPath } from 'shared-kernel/shell';
import { useClientDirectory, useCollections } from 'shared-kernel/workspace';
import { usePageRemotes } from '../../federation/page-remotes';
import type { TabView } from '../../page/overview-tab';
import styles from './command-palette.module.css';
import { findableKinds } from './findable-kinds';
import { lookUp, type Found } from './look-up';
import { lookUpPeople } from './look-up-people';
import { PaletteItem } from './palette-item';

interface RecordResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

/** The records that the text names, each leading to where it is open in its own tab. */
export function RecordResults({ text, onChoose }: RecordResultsProps) {
  const recordPath = useRecordPath();
  const kinds = findableKinds(usePageRemotes().described);
  const { status, records } = useCollections(kinds.map(({ findable }) => findable.collection));
  const directory = useClientDirectory();
  if (status === 'pending') {
    return <Command.Loading className={styles.note}>Searching…</Command.Loading>;
  }
  if (status === 'error') {
    return (
      <p role="alert" className={styles.note}>
        Records could not be loaded. Pages and portals still work.
      </p>
    );
  }

  const people = kinds.flatMap(({ findable }) =>
    lookUpPeople(text, records.get(findable.collection) ?? [], findable).map((person) => ({
      ...person,
      kind: findable.kind,
    })),
  );
  return (
    <>
      {kinds.map(({ findable, tab }) => (
        <KindOfResult
          key={findable.kind}
          kind={findable.kind}
          tab={tab}
          found={lookUp(text, records.get(findable.collection) ?? [], findable, directory)}
          onChoose={({ id }) => onChoose(recordPath(findable.kind, id))}
        />
      ))}
      {people.length > 0 && (
        <Command.Group heading="People">
          {people.map(({ kind, id, name, role, record }) => (
            <PaletteItem
              key={`${kind} ${id} ${name} ${role}`}
              value={`person ${kind} ${id} ${name} ${role}`}
              icon="user"
              label={name}
              detail={[role, record].filter((part) => part !== '').join(' · ')}
              onChoose={() => onChoose(recordPath(kind, id))}
            />
          ))}
        </Command.Group>
      )}
    </>
  );
}

interface KindOfResultProps {
  readonly kind: string;
  readonly tab: Pick<TabView, 'label' | 'icon'>;
  readonly found: readonly Found[];
  readonly onChoose: (record: Found) => void;
}

function KindOfResult({ kind, tab, found, onChoose }: KindOfResultProps) {
  if (found.length === 0) return null;
  return (
    <Command.Group heading={tab.label}>
      {found.map((record) => (
        <PaletteItem
          key={record.id}
          value={`${kind} ${record.id}`}
          icon={tab.icon}
          label={record.label}
          detail={[record.detail, ...record.facts].join(' · ')}
          onChoose={() => onChoose(record)}
        />
      ))}
    </Command.Group>
  );
}
