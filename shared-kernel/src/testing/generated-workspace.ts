import { defaultPreferences } from '../domain/profile/preferences';
import { generateWorkspaceContents } from './generate-workspace-contents';
import type { CollectionName, RecordOf } from '../workspace/database/collections';
import { createMemorySource } from '../workspace/create-source';
import { createSampleContents } from '../workspace/test-support/seeds';
import { getSeedingTime } from '../fixtures/seeding-time';
import { replaceableCollections } from '../workspace/database/collections';
import { generateWorkspaceText } from '../workspace/files/write-workspace';

/**
 * Generates a workspace file as chunks of text. It contains the sample and generated records, up to `size` per list.
 * This module does not import React, so that benchmarks can run it in Node.
 */
export function generateWorkspace(size: number, now: Date): AsyncIterable<string> {
  const moment = getSeedingTime(now);
  const sample = createSampleContents(moment);
  const contents: { readonly [C in CollectionName]?: Iterable<object> } = {
    ...sample,
    ...generateWorkspaceContents(size, moment, sample),
  };
  const source = createMemorySource(
    <C extends CollectionName>(collection: C) =>
      Promise.resolve((contents[collection] ?? []) as Iterable<RecordOf<C>>),
    { now: () => now },
  );
  return generateWorkspaceText(source, defaultPreferences, now, replaceableCollections);
}
