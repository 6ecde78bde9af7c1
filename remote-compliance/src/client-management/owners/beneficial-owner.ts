import { clientSchema, type Client } from 'shared-kernel/domain/client';

/** Someone who owns a part of a client, or of a company that does. */
export type BeneficialOwner = NonNullable<Client['owners']>[number];

/** Accepts what an owner can be and nothing else. */
export const ownerKindSchema = clientSchema.entries.owners.wrapped.item.entries.kind;
