import {
  addUser,
  approveTransaction,
  attachClientDocument,
  attachContractDocument,
  completeMilestone,
  createClient,
  createContract,
  createProcess,
  decideDocument,
  decideMilestone,
  declineSignature,
  editClient,
  editContract,
  editUser,
  executeTransaction,
  holdTransaction,
  markAllRead,
  moveContract,
  rejectTransaction,
  releaseTransaction,
  removePhoto,
  scheduleNotarization,
  sendEnvelope,
  setNotificationChoices,
  setOwnPreferences,
  setProcessAlerts,
  setRead,
  setRequirement,
  setSecurity,
  setStarred,
  signNext,
  waiveLegalReview,
} from '../commands';
import fc from 'fast-check';
import { clients } from '../../fixtures/clients';
import { complianceRecords } from '../../fixtures/compliance-records';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { processes } from '../../fixtures/processes';
import { transactions } from '../../fixtures/transactions';
import { contractStatuses, contractTypes } from '../../domain/contract';
import { lifecycleStages } from '../../domain/lifecycle';
import { portalKeys } from '../../domain/portal';
import type { Command } from '../command';

/** A command and something to run it with. */
export interface Step {
  readonly command: Command;
  readonly input: unknown;
}

const idIn = (records: readonly { readonly id: string }[]) =>
  fc.constantFrom(...records.map(({ id }) => id));

const step = (command: Command, input: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Step> =>
  fc.record(input).map((value) => ({ command, input: value }));

const text = fc.constantFrom('', 'Bunker supply', '£1', '<b>bold</b>', '契約', 'x'.repeat(300));

const draft = {
  title: text,
  type: fc.constantFrom(...contractTypes),
  client: text,
  value: text,
};

const clientForm = fc.record({
  companyName: fc.constantFrom('Meridian Energy Partners', 'New Company', 'Another One'),
  contactPerson: fc.constantFrom('A. Person', 'B. Person'),
  email: fc.constantFrom('', 'a@company.example'),
  phone: fc.constant(''),
  website: fc.constantFrom('', 'company.example'),
  industry: text,
  complianceScore: fc.integer({ min: 0, max: 100 }),
  riskLevel: fc.constantFrom('low', 'medium', 'high'),
});

const userForm = fc.record({
  name: fc.constantFrom('A. User', 'B. User'),
  role: fc.constant('Analyst'),
  email: fc.constant('user@company.example'),
  status: fc.constantFrom('active', 'inactive'),
  permissions: fc.constant(['view']),
});

const pdf = new TextEncoder().encode('%PDF-1.4 a document');
const file = fc.constantFrom({ name: 'a.pdf', bytes: pdf }, { name: 'a.png', bytes: pdf });

const of = <T, U>(records: readonly T[], inputs: (record: T) => readonly U[]) =>
  fc.constantFrom(...records.flatMap(inputs));

const steps = (command: Command, input: fc.Arbitrary<object>): fc.Arbitrary<Step> =>
  input.map((value) => ({ command, input: value }));

const edit = (
  command: Command,
  target: fc.Arbitrary<object>,
  changes: fc.Arbitrary<object>,
): fc.Arbitrary<Step> =>
  fc.tuple(target, changes).map(([{ from, ...rest }, changed]: [{ from?: object }, object]) => ({
    command,
    input: { ...rest, from, to: { ...from, ...changed } },
  }));

const signatures = of(contracts, ({ id, signatories }) =>
  signatories.map((signatory) => ({ id, signatoryId: signatory.id })),
);
const openMilestones = of(processes, ({ id, milestones }) =>
  milestones
    .filter(({ status }) => status !== 'completed')
    .slice(0, 2)
    .map((milestone) => ({ processId: id, milestoneId: milestone.id })),
);
const pendingDocuments = of(clients, ({ id, documents }) =>
  documents
    .filter(({ status }) => status === 'pending')
    .map((document) => ({ clientId: id, documentId: document.id })),
);
const users = of(clients, ({ id, users: people }) =>
  people.map((user) => ({ clientId: id, userId: user.id, from: user })),
);
const openTransactions = transactions.filter(
  ({ status }) => !['completed', 'failed'].includes(status),
);
const comment = fc.constantFrom('', 'Looked at closely');
const notificationIds = fc.uniqueArray(idIn(notifications), { minLength: 1, maxLength: 3 });

/** Everything that changes the workspace at once and can be taken back, on records that exist. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step(createContract, draft),
  step(waiveLegalReview, { ...draft, accepted: fc.boolean() }),
  edit(
    editContract,
    of(contracts, (contract) => [{ id: contract.id, from: contract }]),
    fc.record(draft, { requiredKeys: [] }),
  ),
  step(moveContract, { id: idIn(contracts), status: fc.constantFrom(...contractStatuses) }),
  step(sendEnvelope, { id: idIn(contracts) }),
  steps(signNext, signatures),
  steps(declineSignature, signatures),
  step(attachContractDocument, { id: idIn(contracts), type: fc.constant('exhibit'), file }),
  step(scheduleNotarization, {
    id: idIn(contracts),
    scheduledDate: fc.constantFrom('2030-01-01T10:00:00.000Z', '2020-01-01T10:00:00.000Z'),
    notaryName: fc.constant('R. Notary'),
  }),
  clientForm.map((input): Step => ({ command: createClient, input })),
  edit(
    editClient,
    of(clients, (client) => [{ id: client.id, from: client }]),
    clientForm,
  ),
  step(addUser, { clientId: idIn(clients), user: userForm }),
  edit(editUser, users, userForm),
  step(attachClientDocument, { clientId: idIn(clients), type: fc.constant('aml'), file }),
  steps(
    decideDocument,
    fc
      .tuple(pendingDocuments, fc.constantFrom('approve', 'reject'), comment)
      .map(([target, decision, said]) => ({ ...target, decision, comment: said })),
  ),
  step(decideMilestone, {
    id: idIn(complianceRecords),
    stage: fc.constantFrom(...lifecycleStages),
    decision: fc.constantFrom('complete', 'flag'),
    comment,
  }),
  step(approveTransaction, { id: idIn(openTransactions) }),
  step(executeTransaction, { id: idIn(openTransactions) }),
  step(releaseTransaction, { id: idIn(openTransactions) }),
  step(holdTransaction, { id: idIn(openTransactions), reason: comment }),
  step(rejectTransaction, { id: idIn(openTransactions), reason: comment }),
  step(createProcess, {
    name: fc.constantFrom('', 'Diesel to Lagos'),
    client: fc.constant('Meridian Energy Partners'),
    type: fc.constant('fuel-transfer'),
    priority: fc.constant('high'),
    value: fc.integer({ min: 0, max: 5_000_000 }),
    currency: fc.constant('USD'),
    startDate: fc.constant('2024-08-01'),
    assignedTo: fc.constant('Tomasz Zieliński'),
  }),
  steps(
    completeMilestone,
    fc
      .tuple(openMilestones, fc.constantFrom('confirmed', 'rejected', undefined))
      .map(([target, outcome]) => ({ ...target, outcome })),
  ),
  steps(
    setRequirement,
    fc
      .tuple(openMilestones, fc.integer({ min: 0, max: 2 }), fc.boolean())
      .map(([target, requirement, met]) => ({ ...target, requirement, met })),
  ),
  step(setProcessAlerts, { dailyDigest: fc.boolean(), smsNotifications: fc.boolean() }),
  step(setRead, { ids: notificationIds, isRead: fc.boolean() }),
  step(setStarred, { ids: notificationIds, isStarred: fc.boolean() }),
  fc.constant<Step>({ command: markAllRead, input: {} }),
  step(setSecurity, {
    portal: fc.constantFrom(...portalKeys),
    toggle: fc.constantFrom('apiAccess', 'twoFactorAuthentication'),
    on: fc.boolean(),
  }),
  step(removePhoto, { portal: fc.constantFrom(...portalKeys) }),
  step(setOwnPreferences, { compactView: fc.boolean() }),
  step(setNotificationChoices, { newContractAssignments: fc.boolean() }),
);
