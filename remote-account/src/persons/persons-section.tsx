import { portalLabel } from 'shared-kernel/domain/portal';
import {
  CommandButton,
  DataTable,
  DataView,
  EmptyState,
  Icon,
  RecordText,
  Section,
  TableSkeleton,
  type TableColumn,
} from 'shared-kernel/ui';
import { useAvailability, useCollection } from 'shared-kernel/workspace';
import { personTerms } from './commands/terms';
import { Dialogs, useOpening } from './lazy-dialogs';
import { persons, type Person } from './person';

function RemoveButton({ id, name }: Person) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      aria-label={`Remove ${name}`}
      availability={useAvailability(personTerms.removePerson)}
      {...opening({ kind: 'remove', id, name })}
    >
      Remove
    </CommandButton>
  );
}

const columns: readonly TableColumn<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    isRowHeader: true,
    render: ({ name }) => <RecordText isName>{name}</RecordText>,
  },
  { key: 'email', title: 'Email', render: ({ email }) => <RecordText>{email}</RecordText> },
  {
    key: 'portals',
    title: 'Portals',
    render: ({ portals }) => portals.map((portal) => portalLabel[portal]).join(', '),
  },
  { key: 'company', title: 'Company', render: ({ company }) => <RecordText>{company}</RecordText> },
  {
    key: 'remove',
    title: 'Actions',
    width: '6rem',
    render: (person) => <RemoveButton {...person} />,
  },
];

/** Section where administrators manage the people who can sign in to the workspace server. */
export function PersonsSection() {
  const opening = useOpening();
  return (
    <Section
      title="Persons"
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
        query={useCollection(persons)}
        skeleton={<TableSkeleton count={4} />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title="No persons" description="Add a person who can sign in." />}
      >
        {(all) => (
          <DataTable label="Persons" columns={columns} rows={all} rowKey={({ id }) => id} />
        )}
      </DataView>
      <Dialogs />
    </Section>
  );
}
