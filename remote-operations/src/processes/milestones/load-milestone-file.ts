import { productName } from 'shared-kernel/domain/portal';
import type { Process } from 'shared-kernel/domain/process';
import { loadDocumentFile } from 'shared-kernel/records';
import type { ProcessMilestone } from '../rules/process-fields';
import type { StoredFile } from 'shared-kernel/domain/file';

/** Sample documents are always generated as PDF, so the extension of every file name becomes `.pdf`. */
const pdfName = (name: string): string => name.replace(/\.[^.]*$/, '').concat('.pdf');

export const loadMilestoneFile = (
  process: Process,
  milestone: ProcessMilestone,
  name: string,
  stored: StoredFile | null | undefined,
) =>
  loadDocumentFile(
    { name: pdfName(name), uploadDate: milestone.completedDate ?? process.startDate },
    stored,
    () => ({
      title: name,
      subtitle: process.name,
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Process', process.id],
            ['Client', process.client],
            ['Milestone', milestone.name],
            ['Assigned to', milestone.assignedTo],
          ],
        },
        { kind: 'space' },
        {
          kind: 'note',
          text: `Sample file created by ${productName}. Not valid as evidence.`,
        },
      ],
      footer: `${productName} · ${process.id}`,
    }),
  );
