import type { AuditEntry } from 'shared-kernel/domain/audit';
import { actingSignatories, envelopeId, type Contract } from 'shared-kernel/domain/contract';
import type { Signatory } from './signatory';
import { sentAt } from './sent-at';
import { approveNext, declineSignature, signNext } from '../commands/sign-contract';
import { loggedStep, refusalNote, stepNote } from './signing-entry';

/** One step of an envelope's way; `at` is an ISO instant or a day, and missing for what is to come. */
export type EnvelopeEvent =
  | {
      readonly kind: 'sent';
      readonly envelope: string;
      readonly at?: string | undefined;
      /** The last day on which it can be signed. */
      readonly last?: string;
    }
  | {
      readonly kind: 'signed' | 'declined';
      readonly signatory: Signatory;
      readonly at?: string | undefined;
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
      return { kind: 'signed', signatory, at: step?.at ?? signatory.signedDate, by: step?.by };
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

/** When the last step was taken: by the last listed, or the latest where they act in any order. */
const lastOf = ({ envelope }: Contract, times: readonly (string | undefined)[]) =>
  (envelope?.order === 'any' ? times.toSorted() : times).at(-1);

/**
 * The way of a contract's envelope in signing order: sent, each signatory, completed. What happened is
 * read from the contract, so that an undone step is left out; the audit entries add the exact times of signatories.
 */
export function envelopeEvents(
  contract: Contract,
  entries: readonly AuditEntry[],
): readonly EnvelopeEvent[] {
  const envelope = envelopeId(contract);
  const people = actingSignatories(contract);
  const steps = people.map((signatory) => stepOf(contract, signatory, entries));
  const times = steps.flatMap((step) => (step.kind === 'signed' ? [step.at] : []));
  const isCompleted = steps.length > 0 && times.length === steps.length;
  return [
    ...(envelope === undefined
      ? []
      : [
          {
            kind: 'sent' as const,
            envelope,
            at: sentAt(envelope),
            ...(contract.envelope?.expiresOn && { last: contract.envelope.expiresOn }),
          },
        ]),
    ...contract.signatories
      .filter((person) => !people.includes(person))
      .map((signatory) => ({ kind: 'observing' as const, signatory })),
    ...steps,
    ...(isCompleted ? [{ kind: 'completed' as const, at: lastOf(contract, times) }] : []),
  ];
}
