import { isScreeningCase, type ReviewCase } from 'shared-kernel/domain/review-case';
import type { Finding } from 'shared-kernel/domain/sanctions';
import {
  findSubjectScreeningFindings,
  loadScreeningRules,
  type CommandTransaction,
} from 'shared-kernel/workspace';

type Facts = readonly unknown[] | null | undefined;
type Subject = ReviewCase['subject'];

/**
 * For each type of record, a function that reads the values on which a decision depends. If one of these values
 * changes, the pending decision is cleared.
 */
const factsOf: Record<
  Subject['kind'],
  (transaction: CommandTransaction, subject: Subject) => Promise<Facts>
> = {
  async client(transaction, { id }) {
    const record = await transaction.get('complianceRecords', id);
    if (!record) return record;
    const { kycStatus, amlStatus, screeningEvents = [], flaggedIssues } = record;
    return [kycStatus, amlStatus, screeningEvents.length, flaggedIssues.length];
  },
  async transaction(transaction, { id }) {
    const payment = await transaction.get('transactions', id);
    if (!payment) return payment;
    const { status, complianceScore, signOffs = [], holdReason, processingSteps } = payment;
    const steps = processingSteps.map((step) => step.status);
    return [status, complianceScore, signOffs.length, holdReason, steps];
  },
  async document(transaction, { id, part }) {
    const client = await transaction.get('clients', id);
    const document = client?.documents.find((each) => each.id === part);
    return document && [document.status, document.uploadDate];
  },
  async process(transaction, { id, part }) {
    const process = await transaction.get('processes', id);
    const milestone = process?.milestones.find((each) => each.id === part);
    if (!milestone) return undefined;
    const { status, dueDate, documents, requirements } = milestone;
    return [status, dueDate, documents.length, requirements.filter(({ met }) => met).length];
  },
  async contract(transaction, { id }) {
    const contract = await transaction.get('contracts', id);
    return contract && [contract.status, contract.signatories.length];
  },
};

async function findingsNow(
  transaction: CommandTransaction,
  { subject, cause, clientId = '' }: ReviewCase,
): Promise<readonly Finding[]> {
  const { screenClient } = await loadScreeningRules();
  const client = subject.kind === 'client' ? await transaction.get('clients', clientId) : undefined;
  const all = client
    ? screenClient(client, [])
    : await findSubjectScreeningFindings(transaction, subject);
  return all.filter((each) => each.cause === cause && each.part === subject.part);
}

/**
 * Returns the digests of the screening results at the time the review case was opened. They are read from `since`,
 * because signatories of an unsent envelope are not stored and so cannot be screened again.
 */
const digestOfOpening = ({ since }: ReviewCase) => since.split(' ').slice(1);

/**
 * Returns the values that a decision on the review case depends on, as a JSON array. The array is empty if the record
 * does not exist.
 */
export async function serializeCaseSubject(
  transaction: CommandTransaction,
  one: ReviewCase,
): Promise<string> {
  const { subject } = one;
  if (!isScreeningCase(one))
    return JSON.stringify((await factsOf[subject.kind](transaction, subject)) ?? []);
  const digests = (await findingsNow(transaction, one)).map(({ digest }) => digest);
  const opening = subject.kind === 'client' ? [] : digestOfOpening(one);
  return JSON.stringify([...new Set([...digests, ...opening])]);
}
