import * as v from 'valibot';
import { createRequiredTextSchema } from 'shared-kernel/domain/text';
import { defineCollection, recordIdSchema } from 'shared-kernel/workspace';
import { noteTerms } from './note-terms';

export const noteTextSchema = createRequiredTextSchema('Write a note first');

const noteSchema = v.object({ id: recordIdSchema, text: noteTextSchema, day: v.string() });

export type Note = v.InferOutput<typeof noteSchema>;

/** Records of this remote. Hooks and commands accept this object instead of a collection name. */
export const notes = defineCollection({
  ...noteTerms,
  schema: noteSchema,
  labelOf: ({ text }) => text,
  indexes: { day: ({ day }) => day },
  sample: ({ daysAgo }) => [
    { id: 'NOTE-1', text: 'The first note', day: daysAgo(3) },
    { id: 'NOTE-2', text: 'Another note', day: daysAgo(1) },
  ],
});
