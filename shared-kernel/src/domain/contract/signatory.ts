import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { type StatusView } from '../status';
import { lineSchema } from '../text/text-limits';

/** `declined` is what the specification calls “other” (C7). */
export const signatoryStatuses = ['signed', 'pending', 'declined'] as const;

export type SignatoryStatus = (typeof signatoryStatuses)[number];

/** How each signatory’s status reads on screen (C7). */
export const signatoryStatusView: Record<SignatoryStatus, StatusView> = {
  signed: { label: 'Signed', tone: 'success', icon: 'signature' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  declined: { label: 'Declined', tone: 'danger', icon: 'close-circle' },
};

/** A person who signs, in the order of the contract's list (C7). */
export const signatorySchema = v.object({
  id: lineSchema,
  name: lineSchema,
  role: lineSchema,
  email: lineSchema,
  status: v.picklist(signatoryStatuses),
  signedDate: v.optional(dateSchema),
});

export type Signatory = v.InferOutput<typeof signatorySchema>;
