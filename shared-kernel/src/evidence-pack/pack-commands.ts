import type { AuditEntry } from '../domain/audit';
import { createDatedFileName, formatNumber } from '../format';
import { createFileNameStem } from '../format/file-name';
import { loadPackModule } from './load-pack-module';
import type { EvidencePackRecords } from './pack-contents';
import { evidencePackScopeSchema, type EvidencePackScope } from './evidence-pack-scope';
import { createAuditSubject } from '../workspace/commands/audit-entries';
import { refuse } from '../workspace/commands/command-error';
import { defineCommand } from '../workspace/commands/command';
import { exportTerms } from '../workspace/files/export-terms';

const counted = (count: number, one: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

function loggedSubject(
  { kind }: EvidencePackScope,
  { clients: [client], contracts: [contract], cases: [reviewCase] }: EvidencePackRecords,
  fileName: string,
): AuditEntry['subject'] {
  if (kind === 'client' && client) return createAuditSubject('clients', client);
  if (kind === 'contract' && contract) return createAuditSubject('contracts', contract);
  if (kind === 'case' && reviewCase) return createAuditSubject('cases', reviewCase);
  return { collection: 'workspace', id: fileName, label: fileName };
}

interface ExportedPack {
  readonly fileName: string;
  readonly file: Blob;
  readonly subject: AuditEntry['subject'];
  readonly members: number;
  readonly digest: string;
  readonly gaps: number;
}

/**
 * Exports the evidence pack of a client, contract, review case or period as a ZIP file. The pack contains records,
 * documents, decisions, audit entries, a list of missing evidence and a signed manifest.
 *
 * @example
 * const { run, availability } = useCommand(exportEvidencePack);
 */
export const exportEvidencePack = defineCommand({
  ...exportTerms.pack,
  input: evidencePackScopeSchema,
  isUndoable: false,
  async apply(transaction, scope, context): Promise<ExportedPack> {
    const { evidence, collectPackContents, createEvidencePack, getSigningKey } =
      await loadPackModule();
    const contents = await collectPackContents(transaction, scope);
    if (scope.kind === 'period' && contents.entries.length === 0)
      refuse('The audit log has no entries for this period.');
    const [{ head: log }, key] = await Promise.all([
      transaction.source.logState(),
      getSigningKey(),
    ]);
    const { bytes, manifest, gaps } = await createEvidencePack(
      { scope, contents, context, log, key },
      evidence,
    );
    const { subject, members, digest } = manifest;
    const stem = createFileNameStem('evidence-pack', { [subject.kind]: subject.label });
    const fileName = createDatedFileName(stem, 'zip', context.now);
    return {
      fileName,
      file: new Blob([bytes], { type: 'application/zip' }),
      subject: loggedSubject(scope, contents.records, fileName),
      members: members.length,
      digest,
      gaps,
    };
  },
  audit: (_scope, { subject, members, gaps, digest }) => [
    {
      subject,
      note: `Exported ${counted(members, 'file', 'files')} with digest ${digest}, ${counted(gaps, 'item', 'items')} missing`,
    },
  ],
  toast: ({ members, gaps }) => ({
    title: 'Evidence pack exported',
    description: `${counted(members, 'file', 'files')}, ${counted(gaps, 'item', 'items')} missing`,
  }),
});
