import { productName } from 'shared-kernel/domain/portal';
import {
  toClientReference,
  createClientDirectory,
  noClientId,
  type Client,
} from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Contract } from 'shared-kernel/domain/contract';
import type { Process } from 'shared-kernel/domain/process';
import {
  createMissingCases,
  type CaseTrigger,
  type ReviewCase,
  isScreeningCase,
} from 'shared-kernel/domain/review-case';
import type { Finding, ScreeningTarget } from 'shared-kernel/domain/sanctions';
import { screeningEligibleStatuses, type Transaction } from 'shared-kernel/domain/transaction';
import { defineCommand, loadScreeningRules } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { createClientReference } from './cases-for-hits';
import { caseTerms } from './terms';

type Place = Pick<ReviewCase['subject'], 'kind' | 'id'>;

interface ScreenedRecords {
  readonly clients: readonly Client[];
  readonly complianceRecords: readonly ComplianceRecord[];
  readonly transactions: readonly Transaction[];
  readonly processes: readonly Process[];
  readonly contracts: readonly Contract[];
}

/**
 * Screens all records against the sanctions list, including old and imported records. A hit in a payment to a client
 * counts as a hit of that client.
 */
async function createScreeningTriggers(
  { clients, complianceRecords, transactions, processes, contracts }: ScreenedRecords,
  known: readonly ReviewCase[],
  moment: string,
): Promise<readonly CaseTrigger[]> {
  const {
    screenClient,
    createCaseTrigger,
    screenSubjects,
    requiresReviewCase,
    listScreeningSubjects,
  } = await loadScreeningRules();
  const { idOf } = createClientDirectory(clients);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const bySubject = new Map<string, ReviewCase[]>();
  for (const one of known.filter(isScreeningCase)) {
    const key = `${one.subject.kind}/${one.subject.id}`;
    bySubject.set(key, [...(bySubject.get(key) ?? []), one]);
  }
  const casesOf = ({ kind, id }: Place) => bySubject.get(`${kind}/${id}`) ?? [];
  const found: CaseTrigger[] = [];
  const take = (findings: readonly Finding[], place: Place, client: CaseTrigger['client']) =>
    found.push(
      ...findings
        .filter(requiresReviewCase)
        .map((finding) => createCaseTrigger(finding, place, client, moment)),
    );
  for (const record of complianceRecords) {
    const client = byId.get(idOf(toClientReference(record)) ?? '');
    const place = { kind: 'client', id: record.id } as const;
    if (client) take(screenClient(client, casesOf(place)), place, createClientReference(client));
  }
  const others: readonly ScreeningTarget[] = [
    ...transactions.map((record) => ({ kind: 'transaction', record }) as const),
    ...processes.map((record) => ({ kind: 'process', record }) as const),
    ...contracts.map((record) => ({ kind: 'contract', record }) as const),
  ];
  for (const screened of others) {
    const { kind, record } = screened;
    const client = kind === 'transaction' ? byId.get(idOf(record) ?? '') : undefined;
    const place = { kind, id: record.id };
    const subjects = listScreeningSubjects(screened, client);
    const named = client ? { ...record, clientId: noClientId } : record;
    take(screenSubjects(subjects, casesOf(place)), place, named);
  }
  return found;
}

/**
 * Opens all due review cases that are not open yet. Sends no notifications, because the commands that flag, reject or
 * hold a record send them.
 */
export const openDueReviewCases = defineCommand({
  ...caseTerms.openDueReviewCases,
  input: v.object({}),
  isUndoable: false,
  actor: productName,
  async apply(transaction, _input, { now }) {
    const { source } = transaction;
    const [clients, complianceRecords, transactions, processes, contracts, standing] =
      await Promise.all([
        source.list('clients'),
        source.list('complianceRecords'),
        source.list('transactions'),
        source.list('processes'),
        source.list('contracts'),
        source.list('cases'),
      ]);
    const moment = now.toISOString();
    const payable = transactions.filter(({ status }) => screeningEligibleStatuses.includes(status));
    const records = { clients, complianceRecords, transactions: payable, processes };
    const others = await createScreeningTriggers({ ...records, contracts }, standing, moment);
    for (const one of createMissingCases({ ...records, others }, standing, moment))
      transaction.add('cases', one);
  },
});
