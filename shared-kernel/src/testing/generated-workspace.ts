import { defaultPreferences } from '../domain/profile/preferences';
import { scaleContents } from './scale';
import type { CollectionName, RecordOf } from '../workspace/database/collections';
import { createMemorySource } from '../workspace/create-source';
import { sampleContentsAt } from '../workspace/test-support/seeds';
import { seedingTimeOf } from '../workspace/database/seeding-time';
import { replaceableCollections } from '../workspace/database/collections';
import { workspaceText } from '../workspace/files/write-workspace';

/**
 * Generates the text of a workspace file in chunks. The file contains the sample and generated records, up to `size`
 * per list. The function does not use React, so that tests and benchmarks can run it in Node.
 */
export function generatedWorkspace(size: number, now: Date): AsyncIterable<string> {
  const moment = seedingTimeOf(now);
  const sample = sampleContentsAt(moment);
  const contents: { readonly [C in CollectionName]?: Iterable<object> } = {
    ...sample,
    ...scaleContents(size, moment, sample),
  };
  const source = createMemorySource(
    <C extends CollectionName>(collection: C) =>
      Promise.resolve((contents[collection] ?? []) as Iterable<RecordOf<C>>),
    { now: () => now },
  );
  return workspaceText(source, defaultPreferences, now, replaceableCollections);
}
