import type { AuditEntry } from 'shared-kernel/domain/audit';
import { awaitedSignatory, envelopeId, type Contract } from 'shared-kernel/domain/contract';
import type { Signatory } from './signatory';
import { declineSignature, refusalNote, signatureNote, signNext } from '../commands/sign-contract';
import { loggedStep } from './signing-entry';

/** One step of an envelope's way; `at` is an ISO instant or a day, and missing for what is to come. */
export type EnvelopeEvent =
  | { readonly kind: 'sent'; readonly envelope: string; readonly at?: string | undefined }
  | {
      readonly kind: 'signed' | 'declined';
      readonly signatory: Signatory;
      readonly at?: string | undefined;
      readonly remark?: string | undefined;
    }
  | { readonly kind: 'waiting'; readonly signatory: Signatory; readonly isNext: boolean }
  | { readonly kind: 'completed'; readonly at?: string | undefined };

/** When an envelope was sent, which its id carries: `DS-` and a moment in milliseconds, or the sample's `DS-20240715-7F3A`. */
function sentAt(envelope: string): string | undefined {
  const moment = /^DS-(\d{13})$/.exec(envelope)?.[1];
  if (moment !== undefined) return new Date(Number(moment)).toISOString();
  const day = /^DS-(\d{4})(\d{2})(\d{2})-/.exec(envelope);
  return day ? day.slice(1).join('-') : undefined;
}

function stepOf(
  contract: Contract,
  signatory: Signatory,
  entries: readonly AuditEntry[],
): EnvelopeEvent {
  switch (signatory.status) {
    case 'signed': {
      const step = loggedStep(contract, signatory, entries, signNext.id, signatureNote);
      return { kind: 'signed', signatory, at: step?.at ?? signatory.signedDate };
    }
    case 'declined': {
      const step = loggedStep(contract, signatory, entries, declineSignature.id, refusalNote);
      const remark = step?.remark === '' ? undefined : step?.remark;
      return { kind: 'declined', signatory, at: step?.at, remark };
    }
    case 'pending':
      return { kind: 'waiting', signatory, isNext: awaitedSignatory(contract) === signatory };
  }
}

/**
 * The way of a contract's envelope in signing order: sent, each signatory, completed. What happened is
 * read from the contract, so that an undone step is gone; the audit entries add the exact times of signatories.
 */
export function envelopeEvents(
  contract: Contract,
  entries: readonly AuditEntry[],
): readonly EnvelopeEvent[] {
  const envelope = envelopeId(contract);
  const steps = contract.signatories.map((signatory) => stepOf(contract, signatory, entries));
  const isCompleted = steps.length > 0 && steps.every(({ kind }) => kind === 'signed');
  const last = steps.at(-1);
  return [
    ...(envelope === undefined
      ? []
      : [
          {
            kind: 'sent' as const,
            envelope,
            at: sentAt(envelope),
          },
        ]),
    ...steps,
    ...(isCompleted && last?.kind === 'signed'
      ? [{ kind: 'completed' as const, at: last.at }]
      : []),
  ];
}
