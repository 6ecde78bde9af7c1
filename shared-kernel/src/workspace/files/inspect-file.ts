import { describeFileLog } from './file-log';
import { readWorkspace } from './read-workspace';

export interface InspectedFile {
  readonly records: number;
  readonly log: string;
}

/** Reads a workspace file without importing it. Rejects if an import would refuse the file. */
export async function inspectFile(file: Blob): Promise<InspectedFile> {
  const { records, contents } = await readWorkspace(file);
  return { records, log: await describeFileLog(contents.auditEntries) };
}
