import * as v from 'valibot';
import { defineCommand, type Command } from './command';

/**
 * Something that is only shown: it changes nothing, but the sample's control for it may be inert.
 *
 * @example
 * const showEvidence = viewCommand({
 *   id: 'contract.showEvidence',
 *   label: 'Showed the evidence',
 *   inReference: false,
 * });
 */
export const viewCommand = (words: Pick<Command, 'id' | 'label' | 'inReference'>) =>
  defineCommand({
    ...words,
    input: v.optional(v.object({}), {}),
    permission: 'look',
    isUndoable: false,
    apply: () => undefined,
  });
