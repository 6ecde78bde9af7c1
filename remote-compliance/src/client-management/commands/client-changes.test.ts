import * as v from 'valibot';
import {
  addDocumentToClient,
  addUserToClient,
  createClientIdSequence,
  createClientRecord,
  applyClientEdit,
  updateClientUser,
} from './client-changes';
import { initialRating } from '../../screening/score-band';
import type { ClientForm, ClientUserForm } from '../client-form-schema';
import { clientSchema } from 'shared-kernel/domain/client';

const now = new Date('2024-07-22T09:00:00.000Z');
const later = new Date('2024-07-23T09:00:00.000Z');
const form: ClientForm = {
  companyName: 'Meridian Energy',
  contactPerson: 'Elena Vasquez',
  email: '',
  phone: '',
  website: '',
  industry: '',
};
const userForm: ClientUserForm = {
  name: 'Robert Kline',
  role: 'Finance Head',
  email: 'robert@meridian.example',
  status: 'active',
  permissions: ['view'],
};
const client = createClientRecord({ ...form, ...initialRating }, now, 'CL-013');

describe('adding and editing a client', () => {
  it('[CL6] a new client gets the next free id', () => {
    expect(createClientIdSequence([])()).toBe('CL-001');
    const newId = createClientIdSequence(['CL-012', 'other']);
    expect([newId(), newId()]).toEqual(['CL-013', 'CL-014']);
  });

  it('[CL3, CL6] a new client is at the first stage with pending screenings and matches the schema', () => {
    expect(client).toMatchObject({
      ...form,
      complianceScore: 75,
      riskLevel: 'medium',
      kycStatus: 'pending',
      amlStatus: 'pending',
      currentStage: 'initiated',
      lastActivity: now.toISOString(),
      onboardingDate: '2024-07-22',
    });
    expect(v.is(clientSchema, client)).toBe(true);
  });

  it('[CL6] editing a client changes only the fields of the form', () => {
    const edited = applyClientEdit(client, { ...form, companyName: 'Meridian' }, later);
    expect(edited).toEqual({
      ...client,
      companyName: 'Meridian',
      formerNames: [client.companyName],
      lastActivity: later.toISOString(),
    });
  });
});

describe('a client’s users and documents', () => {
  it('[CL6] adds users of a client with unique ids and without a last login', () => {
    const two = addUserToClient(addUserToClient(client, userForm, now), userForm, later);
    expect(two.users.map(({ id }) => id)).toEqual(['CL-013-U1', 'CL-013-U2']);
    expect(two.users[0]).not.toHaveProperty('lastLogin');
    expect(two.lastActivity).toBe(later.toISOString());
    expect(v.is(clientSchema, two)).toBe(true);
  });

  it('[CL6] editing one user of a client leaves the others unchanged', () => {
    const two = addUserToClient(addUserToClient(client, userForm, now), userForm, now);
    const edited = updateClientUser(two, 'CL-013-U2', { ...userForm, status: 'inactive' }, later);
    expect(edited.users.map(({ status }) => status)).toEqual(['active', 'inactive']);
    expect(updateClientUser(two, 'unknown', userForm, later).users).toEqual(two.users);
  });

  it('[CL6] a new document of a client has the status pending', () => {
    const file = { name: 'Licence.pdf', type: 'legal', size: '1 MB' } as const;
    const { documents } = addDocumentToClient(client, file, now);
    expect(documents).toEqual([
      { ...file, id: 'CL-013-D1', status: 'pending', uploadDate: '2024-07-22' },
    ]);
  });
});
