import { getSigningRole, type Contract } from 'shared-kernel/domain/contract';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';
import { createMailtoUri } from 'shared-kernel/domain/text';
import { normalizeName } from 'shared-kernel/workspace';
import type { SignatoryForm } from './envelope-form';

export type Signatory = Contract['signatories'][number];

export type SigningRole = NonNullable<Signatory['part']>;

export const signingRoleWording: Record<
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
export function formatOnBehalfLabel(person: Pick<Signatory, 'part' | 'name'>): string {
  const { step } = getSigningRoleWording(person);
  return `Record ${step.startsWith('a') ? 'an' : 'a'} ${step} on behalf of ${person.name}`;
}

export const getSigningRoleWording = (person: Pick<Signatory, 'part'>) =>
  signingRoleWording[getSigningRole(person)];

const signed = { tone: 'success', icon: 'signature' } as const;

const observer = { tone: 'neutral', icon: 'eye' } as const;

export function getSignatoryDisplay(person: Signatory): StatusDisplay {
  const part = getSigningRole(person);
  if (part === 'viewer' || part === 'copy')
    return { ...observer, label: signingRoleWording[part].label };
  switch (person.status) {
    case 'signed': {
      const { did } = signingRoleWording[part];
      return { ...signed, label: did.charAt(0).toUpperCase() + did.slice(1) };
    }
    case 'pending':
      return commonStatusDisplay.pending;
    case 'declined':
      return { label: 'Declined', tone: 'danger', icon: 'close-circle' };
  }
}

/** Returns a mailto link with a reminder for the next signatory. The app itself sends no email. */
export function createReminderMailto(
  { title }: Pick<Contract, 'title'>,
  { name, email, part }: Signatory,
): string {
  const { act } = getSigningRoleWording({ part });
  const subject = `Please ${act.toLowerCase()}: ${title}`;
  const body = `Dear ${name},\n\n“${title}” is waiting for your ${part === 'approver' ? 'approval' : 'signature'}.\n`;
  return createMailtoUri(email, { subject, body });
}

/** Converts form rows to signatories. If the email is known, the signatory's other fields are preserved. */
export const createSignatories = (
  { id, signatories }: Pick<Contract, 'id' | 'signatories'>,
  forms: readonly SignatoryForm[],
): Signatory[] =>
  forms.map(({ part, ...form }, index) => {
    const known = signatories.find(
      ({ email }) => normalizeName(email) === normalizeName(form.email),
    );
    const { part: _former, ...kept } = known ?? {};
    return {
      ...kept,
      ...form,
      ...(part !== 'signatory' && part && { part }),
      id: `${id}-S${index + 1}`,
      status: 'pending',
    };
  });
