import type { Preferences } from '../../domain/profile';
import type { WorkspaceSource } from '../store/source';
import { workspaceText } from '../transfer/lines';
import { readWorkspace } from '../transfer/read-workspace';

/** A source's records as the lines of a workspace file. */
export async function linesIn(
  source: WorkspaceSource,
  preferences: Preferences,
): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of workspaceText(source, preferences, new Date())) parts.push(part);
  return parts.join('').split('\n').slice(0, -1);
}

/** Replaces a source's records by a file's, and gives its settings. */
export const takeIn = (source: WorkspaceSource, file: Blob): Promise<Preferences> =>
  source.inTurn(async (turn) => {
    const staging = await turn.stage();
    const preferences = await readWorkspace(file, staging);
    await staging.replace([]);
    return preferences;
  });
