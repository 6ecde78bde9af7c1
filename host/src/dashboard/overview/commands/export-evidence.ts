import * as v from 'valibot';
import { csvContent, datedFileName } from 'shared-kernel/format';
import { CommandError, defineCommand } from 'shared-kernel/workspace';
import { auditCsvColumns } from 'shared-kernel/domain/audit';

async function bringParts() {
  try {
    const { makeCheckpoint } = await import(/* webpackChunkName: "evidence" */ '../evidence/parts');
    const [page, script] = await Promise.all([
      import(/* webpackChunkName: "evidence-page" */ '../evidence/page/evidence-page'),
      import(/* webpackChunkName: "evidence-page" */ '../evidence/page/page-script.mjs'),
    ]);
    return { makeCheckpoint, ...page, script: script.default };
  } catch (cause) {
    const message = 'The exporter could not be loaded. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}

/** The audit log as one page that verifies itself anywhere, with a checkpoint of where it stands. */
export const exportEvidence = defineCommand({
  id: 'workspace.exportEvidence',
  label: 'Exported the evidence',
  input: v.optional(v.object({}), {}),
  permission: 'audit',
  isUndoable: false,
  async apply({ source }, _input, { now }) {
    const { evidencePage, inLogOrder, makeCheckpoint, script } = await bringParts();
    const { name, head, entries: kept } = await source.readLog();
    const entries = inLogOrder(kept);
    const checkpoint = head && (await makeCheckpoint(name, head, now));
    const csv = csvContent(auditCsvColumns, entries);
    const at = now.toISOString();
    const page = evidencePage({ entries, csv, checkpoint, at, script });
    const fileName = datedFileName('audit-evidence', 'html', now);
    return {
      fileName,
      file: new Blob([page], { type: 'text/html' }),
      count: entries.length,
      seq: head?.seq ?? 0,
    };
  },
  audit: (_input, { fileName, count, seq }) => [
    {
      subject: { collection: 'workspace', id: fileName, label: fileName },
      note: `Exported ${count} entries, up to entry ${seq}`,
    },
  ],
});
