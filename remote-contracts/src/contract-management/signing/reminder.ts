import type { Contract } from 'shared-kernel/domain/contract';
import { mailtoAddress } from 'shared-kernel/domain/text';

type Signatory = Contract['signatories'][number];

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
