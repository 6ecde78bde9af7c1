import * as v from 'valibot';
import { productName } from '../../domain/portal';
import { createMissingCases, type ReviewCase } from '../../domain/review-case';
import type { ScreeningTarget } from '../../domain/sanctions';
import { singleLineSchema } from '../../domain/text/text-limits';
import { refuseMissingRecord } from './command-error';
import {
  findScreeningFindings,
  findScreenedRecord,
  screenedRecordKinds,
} from './find-screening-findings';
import { loadScreeningRules } from './load-screening-rules';
import { defineCommand, type CommandTransaction } from './command';
import { recordIdSchema } from './parse-input';

const inputSchema = v.object({
  kind: v.picklist(screenedRecordKinds),
  id: recordIdSchema,
  /**
   * Names of the people in an unsent envelope. They are passed separately, because the contract contains them only once
   * the envelope has been sent.
   */
  names: v.optional(v.pipe(v.array(singleLineSchema), v.maxLength(100)), []),
});

async function screenedRecord(
  transaction: CommandTransaction,
  { kind, id, names }: v.InferOutput<typeof inputSchema>,
): Promise<ScreeningTarget> {
  const screened = (await findScreenedRecord(transaction, { kind, id })) ?? refuseMissingRecord();
  if (screened.kind !== 'contract') return screened;
  const contract = screened.record;
  const named = names.map((name, at) => ({
    id: `${id}-N${at}`,
    name,
    role: '',
    email: '',
    status: 'pending' as const,
  }));
  const signatories = [...contract.signatories, ...named];
  return { ...screened, record: { ...contract, signatories } };
}

/**
 * Ensures that there is a review case for each screening finding about a record, and returns the cases. The
 * notification about a new case does not name the client.
 *
 * @example
 * await createScreeningCases(transaction, { kind: 'contract', record: contract }, new Date());
 */
export async function createScreeningCases(
  transaction: CommandTransaction,
  screened: ScreeningTarget,
  now: Date,
): Promise<readonly ReviewCase[]> {
  const { createCaseTrigger, requiresReviewCase } = await loadScreeningRules();
  const moment = now.toISOString();
  const opened: ReviewCase[] = [];
  for (const { findings, place, client } of await findScreeningFindings(transaction, screened)) {
    const lacking = findings.filter(requiresReviewCase);
    if (lacking.length === 0) continue;
    const others = lacking.map((finding) => createCaseTrigger(finding, place, client, moment));
    const equals = `${place.kind}/${place.id}`;
    const known = await transaction.find('cases', 'subject', { equals });
    opened.push(...createMissingCases({ others }, known, moment));
  }
  for (const next of opened) {
    transaction.add('cases', next);
    await transaction.raise(
      'amlScreeningAlerts',
      {
        type: 'warning',
        category: 'compliance',
        title: 'Screening result to review',
        message: next.name,
        source: 'Compliance Score Engine',
        actionRequired: false,
        priority: 'high',
        metadata: { caseId: next.id },
      },
      'everyone',
    );
  }
  return opened;
}

/** Opens the review cases about a stored record. */
export const openScreeningCases = defineCommand({
  id: 'case.openScreening',
  label: 'Opened a review case',
  input: inputSchema,
  permission: 'own',
  isUndoable: false,
  actor: productName,
  async apply(transaction, input, { now }) {
    await createScreeningCases(transaction, await screenedRecord(transaction, input), now);
  },
});
