import * as v from 'valibot';
import { auditSubjectSchema } from '../../domain/audit/audit-entry.schema';
import { lineSchema } from '../../domain/text/text-limits';
import { isKernelCollection } from '../database/collections';
import { createAuditSubject } from './audit-entries';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

/** What a server runs for an export of the browser: it writes the audit entry. */
export const recordExport = (terms: CommandTerms) =>
  defineCommand({
    ...terms,
    input: v.object({ subject: auditSubjectSchema, note: lineSchema }),
    isUndoable: false,
    async apply(transaction, { subject }) {
      const { collection, id } = subject;
      if (!isKernelCollection(collection)) return { ...subject, collection: 'workspace' };
      // A portal records no export of a record that it may not see.
      return createAuditSubject(collection, await transaction.need(collection, id));
    },
    audit: ({ note }, subject) => [{ subject, note }],
  });
