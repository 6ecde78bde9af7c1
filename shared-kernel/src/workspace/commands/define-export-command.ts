import * as v from 'valibot';
import { singleLineSchema } from '../../domain/text/text-limits';
import { formatNumber } from '../../format';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${formatNumber(rows)} rows`);

const exportInput = v.object({
  fileName: v.pipe(singleLineSchema, v.nonEmpty()),
  rows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

type ExportTerms = Omit<CommandTerms, 'permission'> & {
  readonly permission?: 'export' | 'audit';
};

/** Defines a command that records the export of a file in the audit log. */
export const defineExportCommand = (terms: ExportTerms) =>
  defineCommand({
    permission: 'export',
    ...terms,
    input: exportInput,
    isUndoable: false,
    apply: () => undefined,
    audit: ({ fileName, rows }) => [
      {
        subject: { collection: 'workspace', id: fileName, label: fileName },
        note: rows === undefined ? 'Exported' : `Exported ${rowsText(rows)}`,
      },
    ],
  });
