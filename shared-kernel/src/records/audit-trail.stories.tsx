import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AuditEntry } from '../domain/audit';
import { AuditTrail } from './audit-trail';

const refetch = () => undefined;

const entries: readonly AuditEntry[] = [
  {
    id: 'AU-1',
    at: '2024-07-21T12:08:00.000Z',
    actor: 'Tan Mei Ling',
    portal: 'banking',
    action: 'Held for compliance review',
    subject: { collection: 'transactions', id: 'TX-048', label: 'TX-048' },
    note: 'Possible match with the OFAC list.',
  },
  {
    id: 'AU-2',
    at: '2024-07-22T08:27:00.000Z',
    actor: 'Grace Mbeki',
    portal: 'banking',
    action: 'Completed the compliance sign-off',
    subject: { collection: 'transactions', id: 'TX-048', label: 'TX-048' },
  },
];

const meta = { component: AuditTrail } satisfies Meta<typeof AuditTrail>;

export default meta;

export const NewestFirst: StoryObj<typeof meta> = {
  args: { noun: 'payment', entries: { status: 'success', data: entries, error: null, refetch } },
};
