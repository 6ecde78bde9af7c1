import { CommandError } from '../commands/command-error';
import type { FileSink } from './file-sink';
import { gzip, through, type Bytes } from './packing';

/** This many pieces are handed to the browser at a time, which need not keep them in memory. */
const maxPieces = 64;

/** A file put together piece by piece. */
export function createBlobSink(type: string) {
  let file = new Blob([], { type });
  let pieces: Bytes[] = [];
  const fold = () => {
    file = new Blob([file, ...pieces], { type });
    pieces = [];
  };
  const sink: FileSink = {
    write: (bytes) => {
      pieces.push(bytes);
      if (pieces.length === maxPieces) fold();
      return Promise.resolve();
    },
    close: () => {
      fold();
      return Promise.resolve();
    },
    abort: () => Promise.resolve(),
  };
  return { sink, file: () => file };
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

async function orRefuse(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const message = 'The file could not be written. Choose another place or make room, and retry.';
    throw new CommandError('refused', message, { cause });
  }
}

/** Writes texts into a file, packed where the browser can. A file that fails is none. */
export async function writeFile(texts: AsyncIterable<string>, sink: FileSink): Promise<void> {
  const packer = gzip();
  const plain = encoded(texts);
  try {
    for await (const bytes of packer ? through(plain, packer) : plain) {
      await orRefuse(() => sink.write(bytes));
    }
    await orRefuse(() => sink.close());
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  }
}
