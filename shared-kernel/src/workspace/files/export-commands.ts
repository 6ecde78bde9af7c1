import * as v from 'valibot';
import { createDatedFileName } from '../../format';
import { loadFilesModule } from './load-files-module';
import { defineCommand } from '../commands/command';
import { exportTerms } from './export-terms';

const nothing = v.optional(v.object({}), {});

const json = 'application/json';

/** Exports the whole workspace as one file while holding the write lock. */
export const exportWorkspace = defineCommand({
  ...exportTerms.workspace,
  input: nothing,
  async apply(transaction, _input, { now }) {
    const { writeWorkspace } = await loadFilesModule();
    const file = await writeWorkspace(transaction.source, transaction.preferences(), now);
    const extension = file.type === 'application/gzip' ? 'ndjson.gz' : 'ndjson';
    return { fileName: createDatedFileName('trustfold-workspace', extension, now), file };
  },
  audit: () => createWorkspaceAuditLines('Exported'),
});

/** Exports quarantined records as one JSON file. */
export const exportQuarantine = defineCommand({
  ...exportTerms.quarantine,
  input: nothing,
  async apply(transaction, _input, { now }) {
    const { createQuarantineText } = await loadFilesModule();
    const text = createQuarantineText(await transaction.source.quarantined());
    const fileName = createDatedFileName('trustfold-set-aside', 'json', now);
    return { fileName, file: new Blob([text], { type: json }) };
  },
  audit: () => createWorkspaceAuditLines('The damaged records were exported.'),
});

export const createWorkspaceAuditLines = (note: string) => [
  { subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' }, note },
];
