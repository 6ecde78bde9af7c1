import { clientSchema, type Client } from 'shared-kernel/domain/client';
import { createNumberInputSchema } from 'shared-kernel/domain/money';
import { createDateSchema } from 'shared-kernel/domain/record';
import {
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import * as v from 'valibot';

export type BeneficialOwner = NonNullable<Client['owners']>[number];

export const ownerKindSchema = clientSchema.entries.owners.wrapped.item.entries.kind;

const dayMessage = 'Enter a date such as 1961-03-14';
const shareMessage = 'Enter a share of more than 0 and at most 100%';

/** Schema of the form for an owner. An empty `through` means that the owner holds a direct share. */
export const ownerFormSchema = v.object({
  name: createRequiredTextSchema('Enter the owner’s name'),
  kind: ownerKindSchema,
  share: v.pipe(
    createNumberInputSchema(shareMessage),
    v.check((share) => share > 0 && share <= 100, shareMessage),
  ),
  through: v.string(),
  birthDate: v.union([v.literal(''), createDateSchema(dayMessage)], dayMessage),
  country: createTrimmedTextSchema(inputLimits.name),
});

export type OwnerForm = v.InferOutput<typeof ownerFormSchema>;

export const toOwnerForm = ({ name, kind, share, ...owner }: BeneficialOwner): OwnerForm => ({
  name,
  kind,
  share,
  through: owner.through ?? '',
  birthDate: owner.birthDate ?? '',
  country: owner.country ?? '',
});

/** Converts the form values to an owner. Only a person has a birth date. */
export const toBeneficialOwner = (id: string, form: OwnerForm): BeneficialOwner => ({
  id,
  name: form.name,
  kind: form.kind,
  share: form.share,
  ...(form.through !== '' && { through: form.through }),
  ...(form.birthDate !== '' && form.kind === 'person' && { birthDate: form.birthDate }),
  ...(form.country !== '' && { country: form.country }),
});
