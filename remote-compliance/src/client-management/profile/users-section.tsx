import { clientUserStatusView } from './user-status-view';
import type { Client } from 'shared-kernel/domain/client';
import type { ClientUser } from '../client-user';
import { formatDate, unknownText } from 'shared-kernel/format';
import {
  DataTable,
  RecordText,
  Section,
  StatusTag,
  type TableColumn,
  CommandButton,
  Icon,
} from 'shared-kernel/ui';
import { ContactLink } from './contact-link';
import styles from './users-section.module.css';
import { permissionLabel, permissionDescription } from './permission-texts';
import { permissions, type Permission } from '../permission';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { clientTerms } from '../../records/change-terms';

interface EditUserButtonProps {
  readonly clientId: string;
  readonly user: Pick<ClientUser, 'id' | 'name'>;
}

function EditUserButton({ clientId, user: { id, name } }: EditUserButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      aria-label={`Edit ${name}`}
      availability={useAvailability(clientTerms)}
      {...opening({ kind: 'edit-user', clientId, userId: id })}
    >
      Edit
    </CommandButton>
  );
}

function AddUserButton({ clientId }: { readonly clientId: string }) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="plus" />}
      availability={useAvailability(clientTerms)}
      {...opening({ kind: 'add-user', clientId })}
    >
      Add User
    </CommandButton>
  );
}

/** What each permission lets a user do (G10). */
const PermissionLegend = () => (
  <dl className={styles.legend} aria-label="Permissions">
    {permissions.map((permission) => (
      <div key={permission}>
        <dt>{permissionLabel[permission]}</dt>
        <dd>{permissionDescription[permission]}</dd>
      </div>
    ))}
  </dl>
);

interface PermissionLabelsProps {
  readonly permissions: readonly Permission[];
}

/** What a user may do, always in the same order (G10). */
const PermissionLabels = ({ permissions: held }: PermissionLabelsProps) => (
  <ul className={styles.labels}>
    {permissions
      .filter((permission) => held.includes(permission))
      .map((permission) => (
        <li key={permission}>{permissionLabel[permission]}</li>
      ))}
  </ul>
);

const columnsOf = (clientId: string): readonly TableColumn<ClientUser>[] => [
  {
    key: 'name',
    title: 'Name',
    isRowHeader: true,
    render: ({ name, email }) => (
      <span className={styles.person}>
        <RecordText>{name}</RecordText>
        <ContactLink kind="email" to={email} />
      </span>
    ),
  },
  { key: 'role', title: 'Role', width: '11rem', render: ({ role }) => role },
  {
    key: 'permissions',
    title: 'Permissions',
    width: '11rem',
    render: ({ permissions }) => <PermissionLabels permissions={permissions} />,
  },
  {
    key: 'status',
    title: 'Status',
    width: '7.5rem',
    render: ({ status }) => <StatusTag view={clientUserStatusView[status]} size="small" />,
  },
  {
    key: 'lastLogin',
    title: 'Last login',
    width: '8rem',
    render: ({ lastLogin }) => (lastLogin === undefined ? unknownText : formatDate(lastLogin)),
  },
  {
    key: 'edit',
    title: 'Actions',
    width: '5rem',
    render: (user) => <EditUserButton clientId={clientId} user={user} />,
  },
];

/** The client's users with their permission labels (CL4, G10). */
export const UsersSection = ({ client }: { readonly client: Client }) => (
  <Section title="Users" look="plain" actions={<AddUserButton clientId={client.id} />}>
    <DataTable
      label="Users"
      columns={columnsOf(client.id)}
      rows={client.users}
      rowKey={({ id }) => id}
      emptyText="No users yet."
    />
    <PermissionLegend />
  </Section>
);
