import { toLocalDate } from 'shared-kernel/format';
import { createIdSequence, getNextId } from 'shared-kernel/domain/record';
import { listClientNames, type Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../../documents/client-document';
import type { ClientUser } from '../client-user';
import type { ClientForm, ClientUserForm } from '../client-form-schema';

/** Returns a function that generates unused client ids, for example `CL-013` after `CL-012`. */
export const createClientIdSequence = (taken: Iterable<string>): (() => string) =>
  createIdSequence('CL-', taken, 3);

type Rating = Pick<Client, 'complianceScore' | 'riskLevel'>;

/** Returns a new client at the first stage, with pending screenings. `now` is the onboarding date. */
export function createClientRecord(form: ClientForm & Rating, now: Date, id: string): Client {
  return {
    ...form,
    id,
    totalVolume: 0,
    activeTransactions: 0,
    kycStatus: 'pending',
    amlStatus: 'pending',
    currentStage: 'initiated',
    lastActivity: now.toISOString(),
    onboardingDate: toLocalDate(now),
    documents: [],
    users: [],
    financialData: {
      totalTransactions: 0,
      monthlyVolume: 0,
      averageTransaction: 0,
      accountBalance: 0,
      creditLimit: 0,
      paymentMethods: [],
    },
    organizationData: {
      type: '',
      headquarters: '',
      employees: 0,
      registrationNumber: '',
      taxId: '',
      departments: [],
      contracts: [],
      complianceHistory: [],
    },
  };
}

/**
 * Returns the client with the form values. Sets the last activity to `now` and adds a previous company name to
 * `formerNames`.
 */
export function applyClientEdit(client: Client, form: ClientForm, now: Date): Client {
  const names = new Set(listClientNames(client));
  names.delete(form.companyName);
  return {
    ...client,
    ...form,
    ...(client.companyName !== form.companyName && { formerNames: [...names] }),
    lastActivity: now.toISOString(),
  };
}

export function addUserToClient(client: Client, form: ClientUserForm, now: Date): Client {
  const taken = client.users.map(({ id }) => id);
  const user: ClientUser = { ...form, id: getNextId(`${client.id}-U`, taken) };
  return { ...client, users: [...client.users, user], lastActivity: now.toISOString() };
}

export const updateClientUser = (
  client: Client,
  userId: string,
  form: ClientUserForm,
  now: Date,
): Client => ({
  ...client,
  users: client.users.map((user) => (user.id === userId ? { ...user, ...form } : user)),
  lastActivity: now.toISOString(),
});

export function addDocumentToClient(
  client: Client,
  file: Pick<ClientDocument, 'name' | 'type' | 'size' | 'uploadedBy'>,
  now: Date,
): Client {
  const taken = client.documents.map(({ id }) => id);
  const document: ClientDocument = {
    ...file,
    id: getNextId(`${client.id}-D`, taken),
    status: 'pending',
    uploadDate: toLocalDate(now),
  };
  return {
    ...client,
    documents: [...client.documents, document],
    lastActivity: now.toISOString(),
  };
}
