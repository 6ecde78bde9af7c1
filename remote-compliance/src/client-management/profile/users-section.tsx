import { clientUserStatusDisplay, type ClientUser } from '../client-user';
import type { Client } from 'shared-kernel/domain/client';
import { formatDate, unknownText } from 'shared-kernel/format';
import {
  DataTable,
  RecordText,
  Section,
  StatusTag,
  type TableColumn,
  Icon,
} from 'shared-kernel/ui';
import { ContactLink } from './contact-link';
import styles from './users-section.module.css';
import { permissionDescription, permissionLabel, permissions } from '../permission';
import { clientTerms } from '../commands/terms';
import { DialogButton } from '../lazy-dialogs';
import { useAvailability } from 'shared-kernel/workspace';

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

const PermissionLabels = ({ user }: { readonly user: ClientUser }) => (
  <ul className={styles.labels}>
    {permissions
      .filter((permission) => user.permissions.includes(permission))
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
        <RecordText isName>{name}</RecordText>
        <ContactLink kind="email" to={email} />
      </span>
    ),
  },
  { key: 'role', title: 'Role', width: '11rem', render: ({ role }) => role },
  {
    key: 'permissions',
    title: 'Permissions',
    width: '11rem',
    render: (user) => <PermissionLabels user={user} />,
  },
  {
    key: 'status',
    title: 'Status',
    width: '7.5rem',
    render: ({ status }) => <StatusTag view={clientUserStatusDisplay[status]} size="small" />,
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
    render: ({ id, name }) => (
      <DialogButton
        size="small"
        aria-label={`Edit ${name}`}
        dialog={{ kind: 'edit-user', clientId, userId: id }}
      >
        Edit
      </DialogButton>
    ),
  },
];

export function UsersSection({ client }: { readonly client: Client }) {
  const canEdit = useAvailability(clientTerms.editClient).state !== 'denied';
  return (
    <Section
      title="Users"
      look="plain"
      actions={
        <DialogButton
          size="small"
          icon={<Icon name="plus" />}
          dialog={{ kind: 'add-user', clientId: client.id }}
        >
          Add User
        </DialogButton>
      }
    >
      <DataTable
        label="Users"
        columns={columnsOf(client.id).filter(({ key }) => canEdit || key !== 'edit')}
        rows={client.users}
        rowKey={({ id }) => id}
        emptyText="No users yet."
      />
      <PermissionLegend />
    </Section>
  );
}
