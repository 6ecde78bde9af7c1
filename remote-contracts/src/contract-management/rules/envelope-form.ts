import * as v from 'valibot';
import { contractSchema, type Contract } from 'shared-kernel/domain/contract';
import { createDateSchema } from 'shared-kernel/domain/record';
import { createRequiredEmailSchema, createRequiredTextSchema } from 'shared-kernel/domain/text';

const { signatories, envelope } = contractSchema.entries;

const partSchema = signatories.item.entries.part;

export const signingRoles = partSchema.wrapped.options;

export const signatoryFormSchema = v.object({
  name: createRequiredTextSchema('Enter the signatory’s name'),
  role: createRequiredTextSchema('Enter the signatory’s role'),
  email: createRequiredEmailSchema('Invalid email address'),
  part: partSchema,
});

export type SignatoryForm = v.InferOutput<typeof signatoryFormSchema>;

const noDay = 'Enter a date as YYYY-MM-DD or leave this field empty';

const dayOrNone = v.union([v.literal(''), createDateSchema(noDay)], noDay);

export const envelopeSettingsSchema = v.object({
  order: envelope.wrapped.entries.order.wrapped,
  remindOn: dayOrNone,
  expiresOn: dayOrNone,
});

export type EnvelopeSettings = v.InferOutput<typeof envelopeSettingsSchema>;

export const envelopeFormSchema = v.object({
  signatories: v.array(signatoryFormSchema),
  ...envelopeSettingsSchema.entries,
});

export type EnvelopeForm = v.InferOutput<typeof envelopeFormSchema>;

/**
 * Returns the initial terms of a new envelope. The terms reuse the signing order of the previous envelope, but not its
 * dates.
 */
export const getEnvelopeSettings = ({ envelope }: Contract): EnvelopeSettings => ({
  order: envelope?.order ?? 'listed',
  remindOn: '',
  expiresOn: '',
});

export function toStoredEnvelopeSettings({
  order,
  remindOn,
  expiresOn,
}: EnvelopeSettings): Pick<Contract, 'envelope'> {
  const envelope = {
    ...(order === 'any' && { order }),
    ...(remindOn !== '' && { remindOn }),
    ...(expiresOn !== '' && { expiresOn }),
  };
  return Object.keys(envelope).length === 0 ? {} : { envelope };
}

export function getEnvelopeDatesError(
  { remindOn, expiresOn }: EnvelopeSettings,
  today: string,
): string | undefined {
  if (expiresOn !== '' && expiresOn < today)
    return 'The last day to sign is in the past. Choose a later date.';
  if (remindOn !== '' && remindOn <= today) return 'Choose a later date for the reminder.';
  return remindOn !== '' && expiresOn !== '' && remindOn > expiresOn
    ? 'Choose a reminder date on or before the last day to sign.'
    : undefined;
}
