import { contractSchema } from 'shared-kernel/domain/contract';

/** What a contract may be about (C5). */
export const contractTypes = contractSchema.entries.type.options;
