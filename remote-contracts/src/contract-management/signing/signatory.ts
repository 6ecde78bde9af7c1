import type { Contract } from 'shared-kernel/domain/contract';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import { mailtoAddress } from 'shared-kernel/domain/text';

export type Signatory = Contract['signatories'][number];

/** How each signatory’s status reads on screen (C7). */
export const signatoryStatusView: Record<Signatory['status'], StatusView> = {
  signed: { label: 'Signed', tone: 'success', icon: 'signature' },
  pending: commonStatus.pending,
  declined: { label: 'Declined', tone: 'danger', icon: 'close-circle' },
};

/** Half of a surrogate pair, which cannot be encoded in an address. */
const half = /[\ud800-\udfff]/gu;

const encoded = (text: string) => encodeURIComponent(text.replace(half, ''));

/** A letter to whose turn it is to sign, for the reader's own mail program: nothing is sent from this browser. */
export function reminderAddress(
  { title }: Pick<Contract, 'title'>,
  { name, email }: Signatory,
): string {
  const subject = `Please sign: ${title}`;
  const body = `Dear ${name},\n\n“${title}” is waiting for your signature.\n`;
  return `${mailtoAddress(email)}?subject=${encoded(subject)}&body=${encoded(body)}`;
}
