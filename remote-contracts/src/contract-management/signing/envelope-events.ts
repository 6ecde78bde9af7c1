import { newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import { awaitedSignatory, envelopeId, type Contract } from 'shared-kernel/domain/contract';
import type { Signatory } from './signatory';
import { declineSignature, sendEnvelope, signNext } from '../commands/sign-contract';

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

const latest = (
  entries: readonly AuditEntry[],
  { id: action }: { readonly id: string },
  note?: string,
): AuditEntry | undefined =>
  entries
    .filter(
      (entry) => entry.action === action && (note === undefined || entry.note?.startsWith(note)),
    )
    .toSorted(newestEntryFirst)
    .at(0);

/** The day that the sample's envelope ids carry: `DS-20240715-7F3A`. */
function dayInEnvelope(envelope: string): string | undefined {
  const match = /^DS-(\d{4})(\d{2})(\d{2})-/.exec(envelope);
  return match ? match.slice(1).join('-') : undefined;
}

function stepOf(
  contract: Contract,
  signatory: Signatory,
  entries: readonly AuditEntry[],
): EnvelopeEvent {
  switch (signatory.status) {
    case 'signed': {
      const entry = latest(entries, signNext, `Signed by ${signatory.name}`);
      return { kind: 'signed', signatory, at: entry?.at ?? signatory.signedDate };
    }
    case 'declined': {
      const heading = `Declined by ${signatory.name}`;
      const entry = latest(entries, declineSignature, heading);
      const remark = entry?.note?.slice(`${heading}: `.length);
      return {
        kind: 'declined',
        signatory,
        at: entry?.at,
        remark: remark === '' ? undefined : remark,
      };
    }
    case 'pending':
      return { kind: 'waiting', signatory, isNext: awaitedSignatory(contract) === signatory };
  }
}

/**
 * The way of a contract's envelope in signing order: sent, each signatory, completed. What happened is
 * read from the contract, so that an undone step is gone; the audit entries add the exact times.
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
            at: latest(entries, sendEnvelope)?.at ?? dayInEnvelope(envelope),
          },
        ]),
    ...steps,
    ...(isCompleted && last?.kind === 'signed'
      ? [{ kind: 'completed' as const, at: last.at }]
      : []),
  ];
}
