import { permissions } from 'shared-kernel/domain/portal';
import { describeCommands, type RemoteDescription } from 'shared-kernel/remote';
import type { CommandTerms } from 'shared-kernel/workspace';
import {
  listDeclaredCollections,
  findCommandPermission,
  listDeclaredPermissions,
} from './descriptions';

const inspection = {
  id: 'inspection',
  label: 'Record inspections',
  reason: 'Vendors record inspections.',
  portals: { admin: 'all', vendor: 'own' },
} as const;

const remoteOf = (name: string, terms: Record<string, CommandTerms>): RemoteDescription => ({
  format: 1,
  name,
  screens: {},
  ...describeCommands(terms),
});

const described = {
  inspections: remoteOf('inspections', {
    record: { id: 'inspection.record', label: 'Recorded an inspection', permission: inspection },
    attach: { id: 'inspection.attach', label: 'Attached', permission: permissions.documents },
    print: { id: 'inspection.print', label: 'Printed', permission: 'export' },
  }),
  invoices: remoteOf('invoices', {
    attach: { id: 'invoice.attach', label: 'Attached', permission: permissions.documents },
  }),
  older: { format: 1, name: 'older', screens: {} } as const,
};

it('[R101] the list of permissions contains those of all remotes and of the workspace, without duplicates', () => {
  expect(listDeclaredPermissions(described)).toEqual([
    inspection,
    permissions.documents,
    permissions.workspace,
  ]);
});

it.each([
  ['inspection.record', inspection],
  ['invoice.attach', permissions.documents],
  ['inspection.print', 'export'],
  ['nothing.here', undefined],
])(
  '[R101] the permission of the command %s is found in the descriptions of the remotes',
  (id, permission) => {
    expect(findCommandPermission(described, id)).toEqual(permission);
  },
);

it('[R112] the list of collections contains those of all remotes, with their versions', () => {
  const remote = (name: string) => ({ format: 1, name, screens: {} }) as const;
  const collections = [
    { name: 'invoices.notes', version: 2 },
    { name: 'invoices.notes', version: 1 },
  ];
  expect(
    listDeclaredCollections({
      invoices: { ...remote('invoices'), collections },
      older: remote('older'),
    }),
  ).toEqual(['invoices.notes@2', 'invoices.notes@1']);
});
