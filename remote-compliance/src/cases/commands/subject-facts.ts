import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { CommandTransaction } from 'shared-kernel/workspace';
import { digestsOn } from '../../sanctions/hits';

type Facts = readonly unknown[] | null | undefined;
type Subject = ReviewCase['subject'];

/** What a decision rests on in each kind of subject; any change of it clears a decision that waits. */
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
    return payment && [payment.status, payment.complianceScore, payment.signOffs?.length ?? 0];
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
};

/** What stands now in the record that a case is about, as one text; empty if it is not there. */
export async function factsNow(
  transaction: CommandTransaction,
  { subject, cause, clientId = '' }: ReviewCase,
): Promise<string> {
  if (cause !== 'sanctions_hit')
    return JSON.stringify((await factsOf[subject.kind](transaction, subject)) ?? []);
  const client = await transaction.get('clients', clientId);
  return JSON.stringify(client ? digestsOn(client, subject.part) : []);
}
