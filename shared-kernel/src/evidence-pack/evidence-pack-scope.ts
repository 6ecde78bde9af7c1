import * as v from 'valibot';
import { dateSchema } from '../domain/scalars';
import { recordIdSchema } from '../workspace/commands/parse-input';

/**
 * The subject of an evidence pack: a client, contract or review case by id, or a period. A period includes its first
 * and last day.
 */
export type EvidencePackScope =
  | { readonly kind: 'client' | 'contract' | 'case'; readonly id: string }
  | { readonly kind: 'period'; readonly from: string; readonly to: string };

export const evidencePackScopeSchema: v.GenericSchema<EvidencePackScope> = v.variant('kind', [
  v.object({ kind: v.picklist(['client', 'contract', 'case']), id: recordIdSchema }),
  v.object({ kind: v.literal('period'), from: dateSchema, to: dateSchema }),
]);
