import { fileLogText } from './file-log';
import { readWorkspace } from './read-workspace';

export interface InspectedFile {
  /** How many records an import adds. */
  readonly records: number;
  /** Whether the file’s own audit chain is intact. */
  readonly log: string;
}

/** Reads a workspace file as an import does; rejects if an import refuses it. */
export async function inspectFile(file: Blob): Promise<InspectedFile> {
  const { records, contents } = await readWorkspace(file);
  return { records, log: await fileLogText(contents.auditEntries) };
}
