import { CommandError } from '../commands/command-error';
import { fileLimits } from './limits';
import { gunzip, isGzip, through, type Bytes } from './packing';
import type { Course } from './course';
import { stopIfCancelled } from './progress';
import { unpackedSize } from './unpacked-size';

/** How much of a file is in memory at a time, in bytes. */
const sliceBytes = 1 << 20;

const invalid = (message: string, cause?: unknown) =>
  new CommandError('invalid', message, { cause });

const tooLarge = () => invalid('The file is larger than 4 GB.');

async function* slicesOf(file: Blob, { onProgress, signal }: Course): AsyncGenerator<Bytes> {
  for (let start = 0; start < file.size; start += sliceBytes) {
    stopIfCancelled(signal);
    let bytes: Bytes;
    try {
      bytes = new Uint8Array(await file.slice(start, start + sliceBytes).arrayBuffer());
    } catch (cause) {
      throw invalid('The browser cannot read the file. Choose it again.', cause);
    }
    yield bytes;
    onProgress?.((start + bytes.length) / file.size);
  }
}

async function* unpacked(chunks: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  const packer = gunzip();
  if (!packer) {
    throw invalid('This browser cannot unpack the file. Unpack it with gzip and choose it again.');
  }
  let bytes = 0;
  try {
    for await (const chunk of through(chunks, packer)) {
      bytes += chunk.length;
      if (bytes > fileLimits.maxBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw invalid('The file is incomplete or damaged: it cannot be unpacked.', error);
  }
}

/** The text of a file, unpacked, piece by piece. */
export async function* textOf(file: Blob, course: Course = {}): AsyncGenerator<string> {
  if (file.size > fileLimits.maxBytes || (await unpackedSize(file)) > fileLimits.maxBytes)
    throw tooLarge();
  const slices = slicesOf(file, course);
  const first = await slices.next();
  if (first.done) return;
  const bytes = async function* () {
    yield first.value;
    yield* slices;
  };
  const decoder = new TextDecoder();
  for await (const chunk of isGzip(first.value) ? unpacked(bytes()) : bytes()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** The lines that end in each piece of a text; the last need not end. */
export async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let parts: string[] = [];
  let length = 0;
  for await (const text of texts) {
    const [first = '', ...others] = text.split('\n');
    parts.push(first);
    length += first.length;
    if (length > fileLimits.maxInLine) throw invalid('A line of the file is too long.');
    if (others.length === 0) continue;
    const rest = others.pop() ?? '';
    yield [parts.join(''), ...others];
    parts = [rest];
    length = rest.length;
  }
  if (length > 0) yield [parts.join('')];
}
