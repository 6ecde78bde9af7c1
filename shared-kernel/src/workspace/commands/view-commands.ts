import * as v from 'valibot';
import { lineSchema } from '../../domain/text';
import { formatNumber } from '../../format';
import { defineCommand } from '../command';
import type { CommandPermission } from '../policy';

/** Something that is only shown: it changes nothing, but the sample's control for it may be inert. */
const view = (inReference: boolean, permission: CommandPermission = 'look') =>
  defineCommand({
    input: v.optional(v.object({}), {}),
    inReference,
    permission,
    isUndoable: false,
    apply: () => undefined,
  });

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${formatNumber(rows)} rows`);

const exportInput = v.object({
  fileName: v.pipe(lineSchema, v.nonEmpty()),
  /** How many rows the file has, where it is a table. */
  rows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Something that leaves the workspace as a file; the audit log says so. */
const handingOut = (inReference: boolean) =>
  defineCommand({
    input: exportInput,
    inReference,
    permission: 'export',
    isUndoable: false,
    apply: () => undefined,
    audit: ({ fileName, rows }) => [
      {
        subject: { collection: 'workspace', id: fileName, label: fileName },
        note: rows === undefined ? 'Exported' : `Exported ${rowsText(rows)}`,
      },
    ],
  });

export const viewCommands = {
  'contract.viewDocument': view(false),
  'contract.viewRecording': view(false),
  'contract.downloadDocument': handingOut(false),
  'contract.export': handingOut(true),
  'client.downloadDocument': handingOut(true),
  'client.export': handingOut(true),
  'compliance.export': handingOut(true),
  'transaction.export': handingOut(false),
  'process.filter': view(false),
  'process.export': handingOut(false),
  'notification.export': handingOut(true),
  'audit.export': handingOut(true),
  'analytics.export': handingOut(true),
  'profile.export': handingOut(true),
  'profile.securityReport': handingOut(true),
  /** Whether the overview's figures follow its period select. */
  'overview.rescope': view(false),
  /** Whether the analytics' series and sections follow period and view. */
  'analytics.rescope': view(false),
  /** Whether figures with a fixed text are computed from the workspace. */
  'figures.compute': view(false),
  /** Reads the transactions again from where they are kept. */
  'transaction.refresh': defineCommand({
    input: v.optional(v.object({}), {}),
    inReference: false,
    permission: 'look',
    isUndoable: false,
    apply: (transaction) => transaction.reread('transactions'),
  }),
} as const;
