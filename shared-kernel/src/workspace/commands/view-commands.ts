import * as v from 'valibot';
import { lineSchema } from '../../domain/text';
import { formatNumber } from '../../format';
import { defineCommand, type Command } from '../command';

type Shown = Pick<Command, 'id' | 'label' | 'inReference'>;

/** Something that is only shown: it changes nothing, but the sample's control for it may be inert. */
const view = (words: Shown) =>
  defineCommand({
    ...words,
    input: v.optional(v.object({}), {}),
    permission: 'look',
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
const handingOut = (words: Shown) =>
  defineCommand({
    ...words,
    input: exportInput,
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

export const viewContractDocument = view({
  id: 'contract.viewDocument',
  label: 'Looked at a document',
  inReference: false,
});

export const viewRecording = view({
  id: 'contract.viewRecording',
  label: 'Played the recording',
  inReference: false,
});

export const downloadContractDocument = handingOut({
  id: 'contract.downloadDocument',
  label: 'Downloaded a document',
  inReference: false,
});

export const exportContracts = handingOut({
  id: 'contract.export',
  label: 'Exported the contracts',
  inReference: true,
});

export const downloadClientDocument = handingOut({
  id: 'client.downloadDocument',
  label: 'Downloaded a document',
  inReference: true,
});

export const exportClients = handingOut({
  id: 'client.export',
  label: 'Exported the clients',
  inReference: true,
});

export const exportCompliance = handingOut({
  id: 'compliance.export',
  label: 'Exported the compliance records',
  inReference: true,
});

export const exportTransactions = handingOut({
  id: 'transaction.export',
  label: 'Exported the transactions',
  inReference: false,
});

export const filterProcesses = view({
  id: 'process.filter',
  label: 'Filtered the processes',
  inReference: false,
});

export const exportProcesses = handingOut({
  id: 'process.export',
  label: 'Exported the processes',
  inReference: false,
});

export const exportAudit = handingOut({
  id: 'audit.export',
  label: 'Exported the audit log',
  inReference: true,
});

export const exportAnalytics = handingOut({
  id: 'analytics.export',
  label: 'Exported the analytics',
  inReference: true,
});

export const exportProfile = handingOut({
  id: 'profile.export',
  label: 'Exported the profile',
  inReference: true,
});

export const exportSecurityReport = handingOut({
  id: 'profile.securityReport',
  label: 'Downloaded the security report',
  inReference: true,
});
/** Whether the analytics' series and sections follow period and view. */
export const rescopeAnalytics = view({
  id: 'analytics.rescope',
  label: 'Changed period or view of the analytics',
  inReference: false,
});
/** Whether figures with a fixed text are computed from the workspace. */
export const computeFigures = view({
  id: 'figures.compute',
  label: 'Computed the figures',
  inReference: false,
});
/** Reads the transactions again from where they are kept. */
export const refreshTransactions = defineCommand({
  id: 'transaction.refresh',
  label: 'Refreshed the transactions',
  input: v.optional(v.object({}), {}),
  inReference: false,
  permission: 'look',
  isUndoable: false,
  apply: (transaction) => transaction.reread('transactions'),
});
