import { createOnePagePdf } from './one-page-pdf';
import fc from 'fast-check';
import { contractTypes } from '../../domain/contract/contract-type';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import type { Command } from '../commands/command';
import { setNotificationsRead } from '../commands/mark-notifications';
import {
  attachDocument,
  createClient,
  createContract,
  editContract,
  markAllRead,
  setOwnPreferences,
  setProcessAlerts,
  setStarred,
  recordSignature,
} from './commands';

export interface CommandStep {
  readonly command: Command;
  readonly input: unknown;
}

const step = (
  command: Command,
  input: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<CommandStep> => fc.record(input).map((value) => ({ command, input: value }));

const idIn = (records: readonly { readonly id: string }[]) =>
  fc.constantFrom(...records.map(({ id }) => id));

const text = fc.constantFrom('', 'Bunker supply', '£1', '<b>bold</b>', '契約', 'x'.repeat(300));

const draft = {
  title: text,
  type: fc.constantFrom(...contractTypes),
  client: text,
  value: text,
};

const edits = fc
  .tuple(fc.constantFrom(...contracts), fc.record(draft, { requiredKeys: [] }))
  .map(([contract, changes]) => ({
    command: editContract,
    input: { id: contract.id, from: contract, to: { ...contract, ...changes } },
  }));

const signatures = fc
  .constantFrom(
    ...contracts.flatMap(({ id, signatories }) =>
      signatories.map((signatory) => ({ id, signatoryId: signatory.id })),
    ),
  )
  .map((input): CommandStep => ({ command: recordSignature, input }));

const pdf = createOnePagePdf('a document');
const file = fc.constantFrom({ name: 'a.pdf', bytes: pdf }, { name: 'a.png', bytes: pdf });
const ids = fc.uniqueArray(idIn(notifications), { minLength: 1, maxLength: 3 });

/** Generates random commands on existing records. All of them run without delay and can be undone. */
export const arbitraryCommandStep: fc.Arbitrary<CommandStep> = fc.oneof(
  step(createContract, draft),
  edits,
  signatures,
  step(attachDocument, { id: idIn(contracts), file }),
  step(createClient, { companyName: fc.constantFrom('New Company', 'Another One') }),
  step(setProcessAlerts, { dailyDigest: fc.boolean(), smsNotifications: fc.boolean() }),
  step(setNotificationsRead, { ids, isRead: fc.boolean() }),
  step(setStarred, { ids, isStarred: fc.boolean() }),
  fc.constant<CommandStep>({ command: markAllRead, input: {} }),
  step(setOwnPreferences, { compactView: fc.boolean() }),
);
