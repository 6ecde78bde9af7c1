import { defaultPreferences } from '../../domain/profile/preferences';
import { workspaceFormat } from '../files/file-header';
import { recordToJson } from '../database/record-json';
import { collectionNames, type CollectionName } from '../database/collections';
import { currentSchemaVersion } from '../database/schema-version';
import { sampleContents } from '../database/sample-contents';
import { originalSampleTime } from '../../fixtures/seeding-time';

/** Returns the text of a workspace file. Collections that `records` lacks contain the sample data. */
export function createWorkspaceText(
  records: { readonly [C in CollectionName]?: readonly object[] } = {},
): string {
  const head = {
    format: workspaceFormat,
    version: currentSchemaVersion,
    layout: 'lines',
    exportedAt: originalSampleTime,
    sampleMoment: originalSampleTime,
    preferences: defaultPreferences,
  };
  const lines = collectionNames.flatMap((name) => {
    const own: readonly object[] = records[name] ?? sampleContents[name];
    return own.map((record) => [name, recordToJson(record)]);
  });
  return [head, ...lines, ['end', lines.length]].map((line) => JSON.stringify(line)).join('\n');
}
