import { useCallback } from 'react';
import type { CollectionName, RecordOf } from '../store/collections';
import { useWorkspaceScope } from './workspace-context';

/**
 * Reads one record when it is asked for, such as the file that a press hands out.
 *
 * @example
 * const readRecord = useReadRecord();
 * const file = await readRecord('files', licence.id);
 */
export function useReadRecord() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    async <C extends CollectionName>(
      collection: C,
      key: string,
    ): Promise<RecordOf<C> | undefined> => (await source.get(collection, key))?.record,
    [source],
  );
}
