import type { Preferences } from '../../domain/profile';
import { readWorkspace } from '../files/read-workspace';
import { generateWorkspaceText } from '../files/write-workspace';
import type { WorkspaceSource } from '../database/source';

export async function readWorkspaceLines(
  source: WorkspaceSource,
  preferences: Preferences,
): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of generateWorkspaceText(source, preferences, new Date())) parts.push(part);
  return parts.join('').split('\n').slice(0, -1);
}

/** Replaces all records of a source with the records of a file. Returns the preferences in the file. */
export const importWorkspaceFile = (source: WorkspaceSource, file: Blob): Promise<Preferences> =>
  source.withWriteLock(async (writer) => {
    const { contents, preferences, moment } = await readWorkspace(file);
    await writer.replace(contents, [], moment);
    return preferences;
  });
