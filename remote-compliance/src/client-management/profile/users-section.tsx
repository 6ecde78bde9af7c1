import { clientUserStatusView } from './user-status-view';
import type { Client } from 'shared-kernel/domain/client';
import type { ClientUser } from '../client-user';
import { formatDate, unknownText } from 'shared-kernel/format';
import { DataTable, RecordText, Section, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { AddUserButton } from './add-user-button';
import { ContactLink } from './contact-link';
import { EditUserButton } from './edit-user-button';
import { PermissionLabels } from './permission-labels';
import { PermissionLegend } from './permission-legend';
import styles from './users-section.module.css';

interface UsersSectionProps {
  readonly client: Client;
}

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
export const UsersSection = ({ client }: UsersSectionProps) => (
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
