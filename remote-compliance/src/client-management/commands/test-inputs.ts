import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { clients } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { attachClientDocument } from './attach-document';
import { createClient } from './create-client';
import { decideDocument } from './decide-document';
import { editClient } from './edit-client';
import { addClientUser, editClientUser } from './edit-users';
import { importClients } from './import-clients';
import { rateClient } from './rate-client';

const clientForm = {
  companyName: ['Meridian Energy Partners', 'New Company', 'Another One'],
  contactPerson: ['A. Person', 'B. Person'],
  email: ['', 'a@company.example'],
  phone: [''],
  website: ['', 'company.example'],
  industry: ['', 'Bunker supply', '£1', '<b>bold</b>', '契約', 'x'.repeat(300)],
};

const clientRow = (companyName: string) => ({
  companyName,
  contactPerson: 'A. Person',
  email: '',
  phone: '',
  website: '',
  industry: '',
});

const rating = {
  complianceScore: [0, 74, 75, 90, 100, 101],
  riskLevel: ['low', 'medium', 'high'],
  note: ['', 'Looked at closely'],
};

const userForm = {
  name: ['A. User', 'B. User'],
  role: ['Analyst'],
  email: ['user@company.example'],
  status: ['active', 'inactive'],
  permissions: [['view']],
};

const clientId = clients.map(({ id }) => id);

const users = clients.flatMap(({ id, users: people }) =>
  people.map((user) => ({ clientId: id, userId: user.id, from: user })),
);

const pendingDocuments = clients.flatMap(({ id, documents }) =>
  documents
    .filter(({ status }) => status === 'pending')
    .map((document) => ({ clientId: id, documentId: document.id })),
);

const bytes = createOnePagePdf('a document');

export const inputs: readonly CommandInputs[] = [
  { command: createClient, with: clientForm },
  {
    command: importClients,
    with: {
      fileName: ['clients.csv', ''],
      leftOut: [0, 3],
      rows: [[], [clientRow('Fjord Wind')], [clientRow('Aalto Steel'), clientRow('Aalto Steel')]],
    },
  },
  {
    command: editClient,
    on: clients.map((client) => ({ id: client.id, from: client })),
    changes: clientForm,
  },
  {
    command: rateClient,
    on: clients.map((client) => ({ id: client.id, from: client })),
    changes: rating,
  },
  {
    command: addClientUser,
    on: clientId.flatMap((id) =>
      userForm.name.map((name) => ({
        clientId: id,
        user: {
          name,
          role: 'Analyst',
          email: 'user@company.example',
          status: 'active',
          permissions: ['view'],
        },
      })),
    ),
  },
  { command: editClientUser, on: users, changes: userForm },
  {
    command: attachClientDocument,
    with: {
      clientId,
      type: ['aml'],
      file: [
        { name: 'a.pdf', bytes },
        { name: 'a.png', bytes },
      ],
    },
  },
  {
    command: decideDocument,
    on: pendingDocuments,
    with: { decision: ['approve', 'reject'], comment: ['', 'Looked at closely'] },
  },
];
