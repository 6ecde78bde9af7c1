import type { AuditEntry } from 'shared-kernel/domain/audit';
import { actingSignatories, type Contract } from 'shared-kernel/domain/contract';
import {
  compareTimes,
  envelopeOfStep,
  envelopeRecords,
  recordedDecline,
  sentRecords,
  type EnvelopeRecord,
} from './envelope-records';
import type { Signatory } from './signatory';
import { approveNext, declineSignature, signNext } from '../commands/sign-contract';
import { loggedStep, refusalNote, stepNote } from './signing-entry';

type TakenKind = 'signed' | 'declined' | 'approved';

/** One step of an envelope's way; `at` is an ISO instant or a day, and missing for what is to come. */
export type EnvelopeEvent =
  | {
      readonly kind: 'sent';
      /** Missing for an earlier envelope that nothing is known of but its signatures. */
      readonly envelope?: string;
      readonly at?: string | undefined;
      /** The last day on which it can be signed. */
      readonly last?: string;
      /** Whether another was sent before. */
      readonly isAgain?: true;
    }
  | { readonly kind: 'expired'; readonly at?: string | undefined }
  | {
      readonly kind: 'recalled' | 'void';
      readonly at?: string | undefined;
      readonly remark?: string | undefined;
    }
  /** A signatory who was named otherwise before. */
  | Extract<EnvelopeRecord, { kind: 'changed' }>
  | {
      /** `approved` is an approval that ended with its envelope. */
      readonly kind: TakenKind;
      readonly signatory: Signatory;
      readonly at?: string | undefined;
      /** The envelope in which it was, where that is known. */
      readonly envelope?: string;
      /** Who acted for the signatory, where that was another person. */
      readonly by?: string | undefined;
      readonly remark?: string | undefined;
    }
  /** Who has not acted yet, and who takes no step. */
  | { readonly kind: 'waiting' | 'observing'; readonly signatory: Signatory }
  | { readonly kind: 'completed'; readonly at?: string | undefined };

/** An older approval is logged as a signature. */
const stepCommands = [signNext.id, approveNext.id];

function stepOf(
  contract: Contract,
  signatory: Signatory,
  entries: readonly AuditEntry[],
): EnvelopeEvent {
  switch (signatory.status) {
    case 'signed': {
      const step = loggedStep(contract, signatory, entries, stepCommands, stepNote(signatory));
      const remark = step?.remark === '' ? undefined : step?.remark;
      const at = step?.at ?? signatory.signedDate;
      return { kind: 'signed', signatory, at, by: step?.by, remark };
    }
    case 'declined': {
      const step = loggedStep(contract, signatory, entries, [declineSignature.id], refusalNote);
      const remark = step?.remark === '' ? undefined : step?.remark;
      return { kind: 'declined', signatory, at: step?.at, by: step?.by, remark };
    }
    case 'pending':
      return { kind: 'waiting', signatory };
  }
}

type SignedEvent = Extract<EnvelopeEvent, { kind: TakenKind }> & { readonly kind: 'signed' };

const isSigned = (step: EnvelopeEvent): step is SignedEvent => step.kind === 'signed';

/** The steps of one envelope: as its people are listed, or by their times where they act in any order. */
const inOrder = ({ envelope }: Contract, steps: readonly SignedEvent[]): readonly SignedEvent[] =>
  envelope?.order === 'any'
    ? steps.toSorted(({ at: one }, { at: other }) =>
        one === undefined || other === undefined ? 0 : compareTimes(one, other),
      )
    : steps;

/** A record as an event; an envelope that was sent after another is sent again. */
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

/** The steps that were taken, each with the envelope in which it was. */
function takenSteps(
  contract: Contract,
  steps: readonly EnvelopeEvent[],
  records: readonly EnvelopeRecord[],
): readonly SignedEvent[] {
  const signed = steps.filter(isSigned).map((step) => {
    const envelope = envelopeOfStep(records, step.signatory, step.at)?.envelope;
    return envelope === undefined ? step : { ...step, envelope };
  });
  return inOrder(contract, signed);
}

/**
 * The way of a contract's envelopes: each as it was sent, its steps in signing order and how it ended, then who has not
 * acted yet, or that it is completed. What happened is read from the contract, so that an undone step is left out; the
 * audit entries add the exact times of signatories.
 */
export function envelopeEvents(
  contract: Contract,
  entries: readonly AuditEntry[],
): readonly EnvelopeEvent[] {
  const records = envelopeRecords(contract);
  const sent = sentRecords(records);
  const people = actingSignatories(contract);
  const steps = people.map((signatory) => stepOf(contract, signatory, entries));
  const taken = takenSteps(contract, steps, records);
  const earlier = taken.filter(({ envelope }) => envelope === undefined);
  // Its signatures are older than every envelope that is known, so that another was sent before.
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
      (step.kind === 'declined' && !recordedDecline(records, step.signatory.id)),
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
