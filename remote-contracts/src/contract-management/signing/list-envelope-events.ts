import type { AuditEntry } from 'shared-kernel/domain/audit';
import { listActingSignatories, type Contract } from 'shared-kernel/domain/contract';
import {
  compareSigningTimes,
  findStepEnvelope,
  getEnvelopeRecords,
  findDeclineRecord,
  filterSentRecords,
  type EnvelopeRecord,
} from '../rules/envelope-records';
import type { Signatory } from '../rules/signatory';
import { recordApproval, declineSignature, recordSignature } from '../commands/sign-contract';
import { findSigningEntry, createDeclineNote, createSigningNote } from '../rules/signing-entry';

type CompletedKind = 'signed' | 'declined' | 'approved';

/** An event of an envelope. `at` is an ISO instant or a date, and `undefined` for a future event. */
export type EnvelopeEvent =
  | {
      readonly kind: 'sent';
      /** Older envelopes have no id, because only their signatures are stored. */
      readonly envelope?: string;
      readonly at?: string | undefined;
      /** Last day on which the envelope can be signed, as `YYYY-MM-DD`. */
      readonly last?: string;
      readonly isAgain?: true;
    }
  | { readonly kind: 'expired'; readonly at?: string | undefined }
  | {
      readonly kind: 'recalled' | 'void';
      readonly at?: string | undefined;
      readonly remark?: string | undefined;
    }
  | Extract<EnvelopeRecord, { kind: 'changed' }>
  | {
      /** `approved` marks an approval in an envelope that has already ended. */
      readonly kind: CompletedKind;
      readonly signatory: Signatory;
      readonly at?: string | undefined;
      readonly envelope?: string;
      readonly by?: string | undefined;
      readonly remark?: string | undefined;
    }
  | { readonly kind: 'waiting' | 'observing'; readonly signatory: Signatory }
  | { readonly kind: 'completed'; readonly at?: string | undefined };

/** Older versions logged an approval as a signature. */
const stepCommands = [recordSignature.id, recordApproval.id];

function stepOf(
  contract: Contract,
  signatory: Signatory,
  entries: readonly AuditEntry[],
): EnvelopeEvent {
  switch (signatory.status) {
    case 'signed': {
      const step = findSigningEntry(
        contract,
        signatory,
        entries,
        stepCommands,
        createSigningNote(signatory),
      );
      const remark = step?.remark === '' ? undefined : step?.remark;
      const at = step?.at ?? signatory.signedDate;
      return { kind: 'signed', signatory, at, by: step?.by, remark };
    }
    case 'declined': {
      const step = findSigningEntry(
        contract,
        signatory,
        entries,
        [declineSignature.id],
        createDeclineNote,
      );
      const remark = step?.remark === '' ? undefined : step?.remark;
      return { kind: 'declined', signatory, at: step?.at, by: step?.by, remark };
    }
    case 'pending':
      return { kind: 'waiting', signatory };
  }
}

type SignedEvent = Extract<EnvelopeEvent, { kind: CompletedKind }> & { readonly kind: 'signed' };

const isSigned = (step: EnvelopeEvent): step is SignedEvent => step.kind === 'signed';

/** Returns the steps of an envelope in list order, or sorted by time if the envelope has no signing order. */
const inOrder = ({ envelope }: Contract, steps: readonly SignedEvent[]): readonly SignedEvent[] =>
  envelope?.order === 'any'
    ? steps.toSorted(({ at: one }, { at: other }) =>
        one === undefined || other === undefined ? 0 : compareSigningTimes(one, other),
      )
    : steps;

function eventOf(record: EnvelopeRecord, isAgain: boolean): EnvelopeEvent {
  switch (record.kind) {
    case 'sent': {
      const { kind, at, envelope, expiresOn: last } = record;
      return { kind, envelope, at, ...(last && { last }), ...(isAgain && { isAgain }) };
    }
    case 'declined':
    case 'approved': {
      const { at, by, remark } = record;
      const isDeclined = record.kind === 'declined';
      const signatory = { ...record.person, status: isDeclined ? 'declined' : 'signed' } as const;
      return { kind: isDeclined ? 'declined' : 'approved', signatory, at, by, remark };
    }
    case 'expired':
    case 'recalled':
    case 'void':
    case 'changed':
      return record;
  }
}

function completedSteps(
  contract: Contract,
  steps: readonly EnvelopeEvent[],
  records: readonly EnvelopeRecord[],
): readonly SignedEvent[] {
  const signed = steps.filter(isSigned).map((step) => {
    const envelope = findStepEnvelope(records, step.signatory, step.at)?.envelope;
    return envelope === undefined ? step : { ...step, envelope };
  });
  return inOrder(contract, signed);
}

/**
 * Returns all events of a contract's envelopes in order. The events come from the contract, and audit entries only add
 * exact times.
 */
export function listEnvelopeEvents(
  contract: Contract,
  entries: readonly AuditEntry[],
): readonly EnvelopeEvent[] {
  const records = getEnvelopeRecords(contract);
  const sent = filterSentRecords(records);
  const people = listActingSignatories(contract);
  const steps = people.map((signatory) => stepOf(contract, signatory, entries));
  const taken = completedSteps(contract, steps, records);
  const earlier = taken.filter(({ envelope }) => envelope === undefined);
  // A signature that is older than all known envelopes belongs to an unknown earlier envelope.
  const hasUnknown = earlier.length > 0 && sent.length > 0;
  const observers = contract.signatories
    .filter((person) => !people.includes(person))
    .map((signatory) => ({ kind: 'observing' as const, signatory }));
  const told = records.flatMap((record) => [
    eventOf(record, hasUnknown || record !== sent[0]),
    ...(record === sent.at(-1) ? observers : []),
    ...(record.kind === 'sent' ? taken.filter((step) => step.envelope === record.envelope) : []),
  ]);
  const open = steps.filter(
    (step) =>
      step.kind === 'waiting' ||
      (step.kind === 'declined' && !findDeclineRecord(records, step.signatory.id)),
  );
  const isCompleted = steps.length > 0 && taken.length === steps.length;
  return [
    ...(hasUnknown ? [{ kind: 'sent' as const }] : []),
    ...(sent.length === 0 ? observers : []),
    ...earlier,
    ...told,
    ...open,
    ...(isCompleted ? [{ kind: 'completed' as const, at: taken.at(-1)?.at }] : []),
  ];
}
