import * as v from 'valibot';
import { collectionNames } from '../collections';
import type { Written } from '../source';

/** More keys than this, and reading everything anew is cheaper than following each. */
const mostKeysTold = 500;

const messageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('written'),
    keys: v.array(v.object({ collection: v.picklist(collectionNames), key: v.string() })),
  }),
  v.object({ kind: v.literal('replaced') }),
]);

/** What one tab tells the others: which records it has written, or that everything is new. */
export type TabMessage = v.InferOutput<typeof messageSchema>;

export interface TabChannel {
  readonly tellWritten: (written: readonly Written[]) => void;
  readonly tellReplaced: () => void;
  readonly close: () => void;
}

/** The other tabs of this browser that have the same database open. */
export function openTabChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    const nobody = () => undefined;
    return { tellWritten: nobody, tellReplaced: nobody, close: nobody };
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(messageSchema, data);
    if (parsed.success) onMessage(parsed.output);
  };
  const tell = (message: TabMessage) => channel.postMessage(message);
  return {
    tellWritten: (written) => {
      if (written.length === 0) return;
      if (written.length > mostKeysTold) {
        tell({ kind: 'replaced' });
        return;
      }
      tell({ kind: 'written', keys: written.map(({ collection, key }) => ({ collection, key })) });
    },
    tellReplaced: () => tell({ kind: 'replaced' }),
    close: () => channel.close(),
  };
}
