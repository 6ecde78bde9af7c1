import { defaultPreferences } from '../../domain/profile/preferences';
import { collectionNames, type CollectionName } from '../store/collections';
import { currentSchemaVersion } from '../store/migrations';
import { sampleContents } from '../store/sample-contents';
import { recordToJson } from '../workspace-file';

/** The text of a workspace file that holds the sample, but for some collections. */
export function workspaceText(
  records: { readonly [C in CollectionName]?: readonly object[] } = {},
): string {
  const collections = collectionNames.map((name) => {
    const held: readonly object[] = records[name] ?? sampleContents[name];
    return [name, held.map(recordToJson)];
  });
  return JSON.stringify({
    format: 'trustfold-workspace',
    version: currentSchemaVersion,
    exportedAt: '2024-07-22T09:00:00Z',
    preferences: defaultPreferences,
    collections: Object.fromEntries(collections) as unknown,
  });
}
