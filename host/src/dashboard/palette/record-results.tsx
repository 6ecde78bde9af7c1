import { Command } from 'cmdk';
import { useRecordPath } from 'shared-kernel/shell';
import { useClientDirectory, useCollections } from 'shared-kernel/workspace';
import { usePageRemotes } from '../../federation/page-remotes';
import styles from './command-palette.module.css';
import { listSearchableRecordTypes, searchRecords, searchPeople } from './search-records';
import { PaletteGroup, type PaletteResult } from './palette-group';

interface RecordResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

export function RecordResults({ text, onChoose }: RecordResultsProps) {
  const recordPath = useRecordPath();
  const kinds = listSearchableRecordTypes(usePageRemotes().described);
  const { status, records } = useCollections(kinds.map(({ findable }) => findable.collection));
  const directory = useClientDirectory();
  if (status === 'pending') {
    return <Command.Loading className={styles.note}>Searching…</Command.Loading>;
  }
  if (status === 'error') {
    return (
      <p role="alert" className={styles.note}>
        Records could not be loaded. You can still search pages and portals.
      </p>
    );
  }

  const leadingTo = (href: string) => ({ href, choose: () => onChoose(href) });
  const people = kinds.flatMap(({ findable: { kind, collection }, findable }) =>
    searchPeople(text, records.get(collection) ?? [], findable).map(
      ({ id, name, role, record }): PaletteResult => ({
        value: `person ${kind} ${id} ${name} ${role}`,
        icon: 'user',
        label: name,
        detail: [role, record].filter((part) => part !== '').join(' · '),
        ...leadingTo(recordPath(kind, id)),
      }),
    ),
  );
  return (
    <>
      {kinds.map(({ findable: { kind, collection }, findable, tab }) => (
        <PaletteGroup
          key={kind}
          heading={tab.label}
          choices={searchRecords(text, records.get(collection) ?? [], findable, directory).map(
            ({ id, ...found }) => ({
              ...found,
              value: `${kind} ${id}`,
              icon: tab.icon,
              ...leadingTo(recordPath(kind, id)),
            }),
          )}
        />
      ))}
      <PaletteGroup heading="People" choices={people} />
    </>
  );
}
