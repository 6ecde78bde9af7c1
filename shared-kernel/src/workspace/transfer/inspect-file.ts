import { keptNames } from '../store/collections';
import type { Course } from './course';
import { FileLog } from './file-log';
import { importIssues } from './import-issues';
import { readWorkspace, type RecordSink } from './read-workspace';

/** What a workspace file holds. */
export interface InspectedFile {
  /** How many records an import takes in. */
  readonly records: number;
  /** What becomes of the file’s own audit log, and whether its chain is intact. */
  readonly log: string;
}

/** Reads a workspace file as an import does and keeps nothing of it; one that an import refuses rejects. */
export async function inspectFile(file: Blob, course: Course = {}): Promise<InspectedFile> {
  const log = new FileLog();
  let records = 0;
  const sink: RecordSink = {
    standAt: () => undefined,
    add: (collection, added) => {
      if (keptNames.includes(collection)) log.take(added);
      else records += added.length;
      return Promise.resolve();
    },
  };
  await readWorkspace(file, sink, { ...course, issuesIn: importIssues });
  return { records, log: await log.text() };
}
