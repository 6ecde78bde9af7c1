import { CommandError } from '../commands/command-error';
import { fileLimits } from './file-limits';

/** Number of bytes that are read at once from an uncompressed file. */
const sliceBytes = 1 << 20;

const invalid = (message: string, cause?: unknown) =>
  new CommandError('invalid', message, { cause });

const tooLarge = () => invalid('The file is larger than 1 GB.');

const isGzip = async (file: Blob) => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
};

async function* plainBytes(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < file.size; start += sliceBytes)
    yield new Uint8Array(await file.slice(start, start + sliceBytes).arrayBuffer());
}

async function* unpackedBytes(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined')
    throw invalid(
      'This browser cannot open compressed files. Decompress the file, then choose the result.',
    );
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Yields the text of a file in chunks, decompressed if necessary. Throws if the text exceeds `maxLength` bytes. */
async function* textOf(file: Blob): AsyncGenerator<string> {
  if (file.size > fileLimits.maxLength) throw tooLarge();
  const decoder = new TextDecoder();
  let isPacked = false;
  let length = 0;
  try {
    isPacked = await isGzip(file);
    for await (const bytes of isPacked ? unpackedBytes(file) : plainBytes(file)) {
      length += bytes.length;
      if (length > fileLimits.maxLength) throw tooLarge();
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw invalid(
      isPacked
        ? 'The file is incomplete or damaged: it cannot be unpacked.'
        : 'The browser cannot read the file. Choose it again.',
      error,
    );
  }
}

/** Yields the lines of a file, decompressed if necessary. */
export async function* readLines(file: Blob): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const text of textOf(file)) {
    const [first = '', ...others] = text.split('\n');
    parts.push(first);
    length += first.length;
    if (length > fileLimits.maxInLine) throw invalid('A line of the file is too long.');
    const rest = others.pop();
    if (rest === undefined) continue;
    yield parts.join('');
    yield* others;
    parts = [rest];
    length = rest.length;
  }
  yield parts.join('');
}
