import { useMemo, useState } from 'react';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  CommandButton,
  DataTable,
  DataView,
  EmptyState,
  Icon,
  RecordText,
  SearchField,
  Section,
  Stack,
  TableSkeleton,
  Tag,
  type TableColumn,
} from 'shared-kernel/ui';
import { normalizeName, useAvailability, useCollection, usePerson } from 'shared-kernel/workspace';
import { personTerms } from './commands/terms';
import { Dialogs, useDialogOpener } from './lazy-dialogs';
import { personCollection, getPersonRemovalError, type Person } from './person';
import styles from './persons-section.module.css';

/** The search field is shown for at least this many people. */
const minSearched = 10;

interface RemoveButtonProps {
  readonly person: Person;
  readonly all: readonly Person[];
}

function RemoveButton({ person, all }: RemoveButtonProps) {
  const { id, name } = person;
  const opening = useDialogOpener();
  return (
    <CommandButton
      size="small"
      aria-label={`Remove ${name}`}
      availability={useAvailability(personTerms.removePerson)}
      refusal={getPersonRemovalError(person, all)}
      {...opening({ kind: 'remove', id, name })}
    >
      Remove
    </CommandButton>
  );
}

const columnsOf = (
  all: readonly Person[],
  ownId: string | undefined,
): readonly TableColumn<Person>[] => [
  {
    key: 'name',
    title: 'Name',
    isRowHeader: true,
    maxWidth: '16rem',
    render: ({ id, name }) => (
      <span className={styles.name}>
        <RecordText isName>{name}</RecordText>
        {id === ownId && <Tag variant="outlined">You</Tag>}
      </span>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    maxWidth: '18rem',
    render: ({ email }) => <RecordText>{email}</RecordText>,
  },
  {
    key: 'portals',
    title: 'Portals',
    render: ({ portals, company }) => {
      const names = portals.map((portal) => portalLabel[portal]).join(', ');
      return <RecordText>{[names, company].filter(Boolean).join(' · ')}</RecordText>;
    },
  },
  {
    key: 'signed-in',
    title: 'Has signed in',
    width: '8rem',
    render: ({ subject }) => (subject === undefined ? 'No' : 'Yes'),
  },
  {
    key: 'remove',
    title: 'Actions',
    width: '6rem',
    render: (person) => <RemoveButton person={person} all={all} />,
  },
];

const textOf = ({ name, email, company }: Person) => normalizeName(`${name} ${email} ${company}`);

const byName = (one: Person, other: Person) =>
  one.name.localeCompare(other.name, 'en') || one.email.localeCompare(other.email, 'en');

function PersonsTable({ all }: { readonly all: readonly Person[] }) {
  const [query, setQuery] = useState('');
  const { personId } = usePerson();
  const columns = useMemo(() => columnsOf(all, personId), [all, personId]);
  const found = all.filter((one) => textOf(one).includes(normalizeName(query))).sort(byName);
  return (
    <Stack isClose>
      {all.length >= minSearched && (
        <div className={styles.search}>
          <SearchField
            label="Search by name, email or company"
            value={query}
            onChange={setQuery}
            shortcut={null}
          />
        </div>
      )}
      <DataTable
        label="People"
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        emptyText="No people match your search."
      />
    </Stack>
  );
}

/** List of the people who can sign in to the workspace server. Only administrators see it. */
export function PersonsSection() {
  const opening = useDialogOpener();
  return (
    <Section
      title="People"
      description="Only these people can sign in."
      actions={
        <CommandButton
          size="small"
          icon={<Icon name="plus" />}
          availability={useAvailability(personTerms.addPerson)}
          {...opening({ kind: 'add' })}
        >
          Add person
        </CommandButton>
      }
    >
      <DataView
        query={useCollection(personCollection)}
        skeleton={<TableSkeleton count={4} />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title="No people" description="Add a person who can sign in." />}
      >
        {(all) => <PersonsTable all={all} />}
      </DataView>
      <Dialogs />
    </Section>
  );
}
