import { createMilestoneFileId } from 'shared-kernel/domain/process';
import { createLookalikeMatcher } from 'shared-kernel/domain/text';
import * as v from 'valibot';
import {
  attachedFileSchema,
  CommandError,
  defineCommand,
  assertReadablePdf,
  createStoredFile,
} from 'shared-kernel/workspace';
import { milestoneIdSchemaFields, getOpenMilestone } from './process-command-helpers';
import { loadDocumentOwnerships } from './ownerships';
import { processTerms } from './terms';

/**
 * Stores a file as a document of an open milestone. The file is evidence for one requirement or for the whole
 * milestone.
 */
export const attachMilestoneDocument = defineCommand({
  ...processTerms.attachMilestoneDocument,
  input: v.object({
    ...milestoneIdSchemaFields,
    /** Index of the requirement for which the document is evidence, starting at 0. */
    requirement: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    file: attachedFileSchema,
  }),
  ownerships: loadDocumentOwnerships,
  async apply(transaction, { file, ...ids }, { now }) {
    const { process, milestone } = await getOpenMilestone(transaction, ids);
    if (milestone.documents.some(createLookalikeMatcher(file.name))) {
      const message = 'The milestone already has a document with this name. Rename the file.';
      throw new CommandError('invalid', message, { issues: [{ field: 'file', message }] });
    }
    await assertReadablePdf(file);
    transaction.add(
      'files',
      createStoredFile(createMilestoneFileId(milestone.id, file.name), file, now),
    );
    const changed = { ...milestone, documents: [...milestone.documents, file.name] };
    const milestones = process.milestones.map((each) => (each === milestone ? changed : each));
    transaction.put('processes', { ...process, milestones });
    return changed;
  },
  note: ({ requirement, file }, { name, requirements }) => {
    const evidence = requirement === undefined ? undefined : requirements[requirement]?.label;
    return `Attached ${file.name} to ${name}${evidence === undefined ? '' : `, for “${evidence}”`}`;
  },
  toast: ({ name }, { file }) => ({
    title: 'Document attached',
    description: `${file.name}, ${name}`,
  }),
});
