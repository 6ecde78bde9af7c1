import { defaultPreferences } from '../domain/profile/preferences';
import { scaleContents } from './scale';
import type { CollectionName, RecordOf } from '../workspace/database/collections';
import { createMemorySource } from '../workspace/create-source';
import { movedContents } from '../workspace/test-support/seeds';
import { seedingMoment } from '../workspace/database/sample-moment';
import { replacedNames } from '../workspace/database/collections';
import { workspaceText } from '../workspace/files/write-workspace';

/**
 * The text of a workspace file, piece by piece: the sample, and of each long list as many records more as make it
 * `size`, all of them up to now. Without React, so that tests and the bench take it in Node.
 */
export function generatedWorkspace(size: number, now: Date): AsyncIterable<string> {
  const moment = seedingMoment(now);
  const sample = movedContents(moment);
  const contents: { readonly [C in CollectionName]?: Iterable<object> } = {
    ...sample,
    ...scaleContents(size, moment, sample),
  };
  const source = createMemorySource(
    <C extends CollectionName>(collection: C) =>
      Promise.resolve((contents[collection] ?? []) as Iterable<RecordOf<C>>),
    { now: () => now },
  );
  return workspaceText(source, defaultPreferences, now, replacedNames);
}
