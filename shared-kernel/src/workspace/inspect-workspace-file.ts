import { bringTransfer } from './commands/workspace-commands';
import type { Course } from './transfer/course';
import type { InspectedFile } from './transfer/inspect-file';

/**
 * Reads a workspace file before it is imported: how many records it has, and whether its own audit chain is intact. It
 * rejects with the `CommandError` with which an import would refuse the file.
 *
 * @example
 * const { records, log } = await inspectWorkspaceFile(new Blob([text]));
 */
export async function inspectWorkspaceFile(
  file: Blob,
  course: Course = {},
): Promise<InspectedFile> {
  return (await bringTransfer()).inspectFile(file, course);
}
