import type { WorkspaceSource } from '../store/source';
import type { Shelf } from './shelf';

const shelves = new WeakMap<WorkspaceSource, Shelf>();

function createShelf(): Shelf {
  const heads = new Map<number, object>();
  const pieces = new Map<number, Uint8Array<ArrayBuffer>[]>();
  const forgetOf = (kept: Map<number, unknown>, from: number, to: number) => {
    for (const epoch of [...kept.keys()]) if (epoch >= from && epoch <= to) kept.delete(epoch);
  };
  return {
    heads: () => Promise.resolve([...heads.values()]),
    putHead: (epoch, head) => {
      heads.set(epoch, head);
      return Promise.resolve();
    },
    putPiece: (epoch, _index, bytes) => {
      pieces.set(epoch, [...(pieces.get(epoch) ?? []), bytes]);
      return Promise.resolve();
    },
    pieces: (epoch) => Promise.resolve(pieces.get(epoch) ?? []),
    forget: (from, to) => {
      forgetOf(heads, from, to);
      forgetOf(pieces, from, to);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/** Backups of a workspace that lives as long as its page, which live as long. */
export function memoryShelfOf(source: WorkspaceSource): Shelf {
  const shelf = shelves.get(source) ?? createShelf();
  shelves.set(source, shelf);
  return shelf;
}
