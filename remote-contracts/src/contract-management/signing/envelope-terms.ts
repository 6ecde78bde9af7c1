import * as v from 'valibot';
import { contractSchema, type Contract } from 'shared-kernel/domain/contract';
import { dateSchemaOf } from 'shared-kernel/domain/record';
import { emailText, requiredText } from 'shared-kernel/domain/text';

const { signatories, envelope } = contractSchema.entries;

/** Accepts a part in an envelope, which none need have. */
const partSchema = signatories.item.entries.part;

/** Every part in an envelope, in the order of their steps. */
export const parts = partSchema.wrapped.options;

/** Who is asked to sign a contract that has no signatories yet, in this order. */
export const signatoryFormSchema = v.object({
  name: requiredText('Enter the signatory’s name'),
  role: requiredText('Enter the signatory’s role'),
  email: emailText('Invalid email address'),
  part: partSchema,
});

export type SignatoryForm = v.InferOutput<typeof signatoryFormSchema>;

const noDay = 'Enter a date such as 2024-07-22, or none';

const dayOrNone = v.union([v.literal(''), dateSchemaOf(noDay)], noDay);

/** How an envelope is signed, when its sender is reminded, and its last day. */
export const envelopeTermsSchema = v.object({
  order: envelope.wrapped.entries.order.wrapped,
  remindOn: dayOrNone,
  expiresOn: dayOrNone,
});

export type EnvelopeTerms = v.InferOutput<typeof envelopeTermsSchema>;

/** What is asked before an envelope is sent. */
export const envelopeFormSchema = v.object({
  signatories: v.array(signatoryFormSchema),
  ...envelopeTermsSchema.entries,
});

export type EnvelopeForm = v.InferOutput<typeof envelopeFormSchema>;

/** The terms to begin with: the order of the contract's earlier envelope, and no dates. */
export const envelopeTermsOf = ({ envelope }: Contract): EnvelopeTerms => ({
  order: envelope?.order ?? 'listed',
  remindOn: '',
  expiresOn: '',
});

/** The terms as a contract keeps them: nothing of what is always so. */
export function keptTerms({
  order,
  remindOn,
  expiresOn,
}: EnvelopeTerms): Pick<Contract, 'envelope'> {
  const envelope = {
    ...(order === 'any' && { order }),
    ...(remindOn !== '' && { remindOn }),
    ...(expiresOn !== '' && { expiresOn }),
  };
  return Object.keys(envelope).length === 0 ? {} : { envelope };
}

/** Why an envelope cannot have these dates on the day that it is sent. */
export function datesRefusal(
  { remindOn, expiresOn }: EnvelopeTerms,
  today: string,
): string | undefined {
  if (expiresOn !== '' && expiresOn < today) return 'The last day to sign has passed.';
  if (remindOn !== '' && remindOn <= today) return 'Choose a later day for the reminder.';
  return remindOn !== '' && expiresOn !== '' && remindOn > expiresOn
    ? 'The reminder cannot be after the last day to sign.'
    : undefined;
}
