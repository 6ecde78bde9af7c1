import { signingRoleOf, type Contract } from 'shared-kernel/domain/contract';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import { mailtoAddress } from 'shared-kernel/domain/text';
import { foldName } from 'shared-kernel/workspace';
import type { SignatoryForm } from './envelope-terms';

export type Signatory = Contract['signatories'][number];

export type SigningRole = NonNullable<Signatory['part']>;

export const signingRoleTexts: Record<
  SigningRole,
  {
    readonly label: string;
    readonly act: string;
    readonly does: string;
    readonly did: string;
    /** The signing step as a noun, such as “approval”. */
    readonly step: string;
  }
> = {
  approver: {
    label: 'Approver',
    act: 'Approve',
    does: 'approves',
    did: 'approved',
    step: 'approval',
  },
  signatory: { label: 'Signatory', act: 'Sign', does: 'signs', did: 'signed', step: 'signature' },
  witness: {
    label: 'Witness',
    act: 'Attest',
    does: 'attests',
    did: 'attested',
    step: 'attestation',
  },
  viewer: { label: 'Viewer', act: 'View', does: 'can view', did: 'viewed', step: 'view' },
  copy: { label: 'Copy', act: 'Receive', does: 'gets a copy', did: 'received', step: 'receipt' },
};

/** Label for recording another person's signing step, for example “Record an approval on behalf of Ines Duarte”. */
export function onBehalfLabel(person: Pick<Signatory, 'part' | 'name'>): string {
  const { step } = signingRoleTextsOf(person);
  return `Record ${step.startsWith('a') ? 'an' : 'a'} ${step} on behalf of ${person.name}`;
}

export const signingRoleTextsOf = (person: Pick<Signatory, 'part'>) =>
  signingRoleTexts[signingRoleOf(person)];

const signed = { tone: 'success', icon: 'signature' } as const;

const observer = { tone: 'neutral', icon: 'eye' } as const;

export function signatoryView(person: Signatory): StatusView {
  const part = signingRoleOf(person);
  if (part === 'viewer' || part === 'copy')
    return { ...observer, label: signingRoleTexts[part].label };
  switch (person.status) {
    case 'signed': {
      const { did } = signingRoleTexts[part];
      return { ...signed, label: did.charAt(0).toUpperCase() + did.slice(1) };
    }
    case 'pending':
      return commonStatus.pending;
    case 'declined':
      return { label: 'Declined', tone: 'danger', icon: 'close-circle' };
  }
}

/** Returns a mailto link with a reminder for the next signatory. The app itself sends no email. */
export function reminderAddress(
  { title }: Pick<Contract, 'title'>,
  { name, email, part }: Signatory,
): string {
  const { act } = signingRoleTextsOf({ part });
  const subject = `Please ${act.toLowerCase()}: ${title}`;
  const body = `Dear ${name},\n\n“${title}” is waiting for your ${part === 'approver' ? 'approval' : 'signature'}.\n`;
  return mailtoAddress(email, { subject, body });
}

/** Converts form rows to signatories. If the email is known, the signatory's other fields are preserved. */
export const signatoriesOf = (
  { id, signatories }: Pick<Contract, 'id' | 'signatories'>,
  forms: readonly SignatoryForm[],
): Signatory[] =>
  forms.map(({ part, ...form }, index) => {
    const known = signatories.find(({ email }) => foldName(email) === foldName(form.email));
    const { part: _former, ...kept } = known ?? {};
    return {
      ...kept,
      ...form,
      ...(part !== 'signatory' && part && { part }),
      id: `${id}-S${index + 1}`,
      status: 'pending',
    };
  });
