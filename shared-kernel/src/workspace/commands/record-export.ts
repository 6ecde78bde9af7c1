import * as v from 'valibot';
import { auditSubjectSchema } from '../../domain/audit/audit-entry.schema';
import { singleLineSchema } from '../../domain/text/text-limits';
import { isKernelCollection } from '../database/collections';
import { createAuditSubject } from './audit-entries';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

/** Creates the command that a server runs after an export in a browser. The command only writes the audit entry. */
export const recordExport = (terms: CommandTerms) =>
  defineCommand({
    ...terms,
    input: v.object({ subject: auditSubjectSchema, note: singleLineSchema }),
    isUndoable: false,
    async apply(transaction, { subject }) {
      const { collection, id } = subject;
      if (!isKernelCollection(collection)) return { ...subject, collection: 'workspace' };
      // Fails if the portal may not see the record, so that it cannot log an export of that record.
      return createAuditSubject(collection, await transaction.need(collection, id));
    },
    audit: ({ note }, subject) => [{ subject, note }],
  });
