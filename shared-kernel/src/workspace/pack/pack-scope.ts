import * as v from 'valibot';
import { dateSchema } from '../../domain/scalars';
import { recordIdSchema } from '../commands/record-id';

/** What a pack is about: a client or a contract by its id, or days, both included. */
export const packScopeSchema = v.variant('kind', [
  v.object({ kind: v.literal('client'), id: recordIdSchema }),
  v.object({ kind: v.literal('contract'), id: recordIdSchema }),
  v.object({ kind: v.literal('period'), from: dateSchema, to: dateSchema }),
]);

export type PackScope = v.InferOutput<typeof packScopeSchema>;
