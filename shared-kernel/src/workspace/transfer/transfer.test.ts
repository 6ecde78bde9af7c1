import * as streams from 'node:stream/web';
import { defaultPreferences } from '../../domain/profile/preferences';
import { auditEntries } from '../../fixtures/audit-entries';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { CommandError } from '../commands/command-error';
import { exportWorkspace, importWorkspace } from '../commands';
import { setRead } from '../commands/mark-notifications';
import { createMemorySource } from '../database/create-source';
import { currentSchemaVersion } from '../store/migrations';
import { sampleSeed } from '../store/seed-data';
import { commandTester } from '../test-support/command-tester';
import { contentsOf } from '../test-support/contents';
import { workspaceText as formerText } from '../test-support/workspace-text';
import { linesIn, takeIn } from '../test-support/workspace-transfer';
import { fileLimits } from './limits';

const sampleLines = () => linesIn(createMemorySource(sampleSeed), defaultPreferences);

const fileOf = (lines: readonly string[]) => new Blob([lines.join('\n')]);

/** The sample's file with a record more. */
async function withRecord(collection: string, record: string): Promise<Blob> {
  const lines = await sampleLines();
  const end = Number((JSON.parse(lines.at(-1) ?? '') as unknown[])[1]);
  const added = [`["${collection}",${record}]`, `["end",${end + 1}]`];
  return fileOf([...lines.slice(0, -1), ...added]);
}

const notification = (changes: object) =>
  withRecord('notifications', JSON.stringify({ ...notifications[0], id: 'NT-X', ...changes }));

const withEntry = (changes: object) =>
  withRecord('auditEntries', JSON.stringify({ ...auditEntries[0], id: 'AU-X', ...changes }));

async function gzipped(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new streams.CompressionStream('gzip');
  const writer = writable.getWriter();
  void writer.write(new Uint8Array(await blob.arrayBuffer())).then(() => writer.close());
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of readable) parts.push(part as Uint8Array<ArrayBuffer>);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Lends what a browser packs files with. */
function withPacking() {
  Object.assign(globalThis, {
    CompressionStream: streams.CompressionStream,
    DecompressionStream: streams.DecompressionStream,
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
});

describe('a workspace file', () => {
  it('[workspace] says what it is, its version and its moment, and then a record a line', async () => {
    const [head = '', ...lines] = await sampleLines();
    expect(JSON.parse(head)).toEqual({
      format: 'trustfold-workspace',
      layout: 'lines',
      version: currentSchemaVersion,
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      sampleMoment: '2024-07-22T09:00:00.000Z',
      preferences: defaultPreferences,
    });
    expect(JSON.parse(lines[0] ?? '')).toEqual(['contracts', contracts[0]]);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(['end', lines.length - 1]);
  });

  it('[workspace] is packed where the browser can, and unpacked again', async () => {
    withPacking();
    const { done, source } = commandTester();
    const before = await contentsOf(source, 'auditEntries');
    const { fileName, file } = await done(exportWorkspace, {});
    expect(fileName).toMatch(/^trustfold-workspace_\d{4}-\d\d-\d\d\.ndjson\.gz$/);
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 2)).toEqual([0x1f, 0x8b]);
    await done(setRead, { ids: ['NT-001'], isRead: true });
    await done(importWorkspace, { file });
    expect(await contentsOf(source, 'auditEntries')).toEqual(before);
  });

  it('[R19, workspace] may begin with a byte-order mark and empty lines, and end lines as Windows does', async () => {
    const source = createMemorySource(sampleSeed);
    const lines = await sampleLines();
    await takeIn(source, new Blob([`\ufeff\r\n\n${lines.join('\r\n')}\r\n\r\n`]));
    expect(await source.list('contracts')).toEqual(contracts);
    await takeIn(source, new Blob([`\ufeff\n${formerText({})}`]));
    expect(await source.count('notifications')).toBe(8);
  });

  it('[workspace] of the former layout is still read', async () => {
    const source = createMemorySource(sampleSeed);
    const renamed = { ...contracts[0], title: 'Of the former layout' };
    await takeIn(source, new Blob([formerText({ contracts: [renamed] })]));
    expect(await source.list('contracts')).toEqual([renamed]);
    expect(await source.count('notifications')).toBe(8);
  });

  it('[workspace] is written to the given place, and to none if that fails', async () => {
    const { done, run } = commandTester();
    const calls: string[] = [];
    const sink = (write: () => Promise<void>) => ({
      write,
      close: () => Promise.resolve(void calls.push('close')),
      abort: () => Promise.resolve(void calls.push('abort')),
    });
    await done(exportWorkspace, { sink: sink(() => Promise.resolve()) });
    const full = sink(() => Promise.reject(new DOMException('Disk full', 'QuotaExceededError')));
    expect(await run(exportWorkspace, { sink: full })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message: expect.stringContaining('make room') as string },
    });
    expect(calls).toEqual(['close', 'abort']);
  });

  it('[workspace] says how far it is on its way out and in, and can be cancelled', async () => {
    const { done, run, source, latestEntry } = commandTester();
    const out: number[] = [];
    const { file } = await done(exportWorkspace, { onProgress: (at) => void out.push(at) });
    expect(out.at(-1)).toBe(1);
    const breaking = new AbortController();
    const before = await contentsOf(source);
    const cancelled = { status: 'failed', error: { kind: 'cancelled' } };
    const onProgress = () => breaking.abort();
    const course = { onProgress, signal: breaking.signal };
    expect(await run(importWorkspace, { file, ...course })).toMatchObject(cancelled);
    expect(await run(exportWorkspace, course)).toMatchObject(cancelled);
    expect(await contentsOf(source)).toEqual(before);
    expect((await latestEntry())?.action).toBe('workspace.export');
  });
});

const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;

const refused: readonly (readonly [string, () => Promise<Blob>, string | RegExp])[] = [
  ['ends in the middle', async () => fileOf((await sampleLines()).slice(0, 9)), /is incomplete/],
  [
    'ends in the middle of a line',
    async () => (await notification({})).slice(0, -30),
    'The file is not JSON.',
  ],
  [
    'ends in the middle of what is packed',
    async () => new Blob([(await gzipped(fileOf(await sampleLines()))).slice(0, -200)]),
    'The file is incomplete or damaged: it cannot be unpacked.',
  ],
  [
    'lacks a record in the middle',
    async () => fileOf((await sampleLines()).filter((_line, index) => index !== 3)),
    'The number of records differs from the count in the file.',
  ],
  [
    'goes on after its end',
    async () => fileOf([...(await sampleLines()), '["end",0]']),
    'The file has content after its end.',
  ],
  [
    'nests a million levels in a record',
    () => withRecord('auditEntries', `{"after":${deep}}`),
    /It is nested deeper than 50 levels\.$/,
  ],
  [
    'nests a million levels and nothing else',
    () => Promise.resolve(new Blob([deep])),
    'This is not a Trustfold workspace file.',
  ],
  ['has an id twice', () => notification({ id: 'NT-001' }), 'Notification 9: NT-001 occurs twice.'],
  [
    'has a date in the year 9999',
    () => notification({ timestamp: '9999-12-31T23:59:59Z' }),
    'Notification 9 (NT-X), timestamp: Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z.',
  ],
  [
    'has a name of 100,000 characters',
    () => notification({ title: 'x'.repeat(100_000) }),
    /^Notification 9 \(NT-X\), title: At most [\d,]+ characters, not 100,000\.$/,
  ],
  [
    'has a line of 21 million characters',
    () => notification({ title: 'x'.repeat(21_000_000) }),
    'A line of the file is too long.',
  ],
  [
    'has an unknown kind of record',
    () => withRecord('contrats', '{}'),
    'The file has an unknown collection, contrats.',
  ],
  [
    'has a line of another kind',
    async () => fileOf([...(await sampleLines()), '7']),
    /content after its end/,
  ],
  [
    'has a log entry without its actor',
    () => withEntry({ actor: undefined }),
    /^Audit entry \d+ \(AU-X\), actor: This is missing\.$/,
  ],
  [
    'has a log entry in a place that there is not',
    () => withEntry({ seq: 0 }),
    /^Audit entry \d+ \(AU-X\), seq: This must be at least 1\.$/,
  ],
  [
    'has a log entry that follows no digest',
    () => withEntry({ seq: 1, prev: 'none' }),
    /^Audit entry \d+ \(AU-X\), prev: Not a SHA-256 digest\.$/,
  ],
  [
    'has a log entry of no portal there is',
    () => withEntry({ portal: 'treasury' }),
    /^Audit entry \d+ \(AU-X\), portal: This must be admin, .+ or regulator\.$/,
  ],
  ['has a log entry twice', () => withEntry({ id: 'AU-001' }), /AU-001 occurs twice\.$/],
  [
    'is of a newer version',
    async () =>
      fileOf((await sampleLines()).map((line) => line.replace(/"version":\d+/, '"version":99'))),
    'The file was written by a newer version of Trustfold.',
  ],
];

describe('a workspace file that is refused', () => {
  it.each(refused)(
    '[workspace] where it %s gives the reason, and changes nothing',
    async (_what, file, reason) => {
      withPacking();
      const { run, done, source } = commandTester();
      const before = await contentsOf(source);
      const result = await run(importWorkspace, { file: await file() });
      if (result.status !== 'failed') throw new Error('It was taken');
      expect(result.error).toBeInstanceOf(CommandError);
      expect(result.error.kind).toBe('invalid');
      expect(result.error.message).toMatch(reason);
      expect(await contentsOf(source)).toEqual(before);
      await done(setRead, { ids: ['NT-001'], isRead: true });
    },
  );

  it('[workspace] for its size is not read at all', async () => {
    const file = new Blob(['{}']);
    Object.defineProperty(file, 'size', { value: 4_000_000_001 });
    const { run } = commandTester();
    expect(await run(importWorkspace, { file })).toMatchObject({
      error: { message: 'The file is larger than 4 GB.' },
    });
  });

  it('[workspace] for its size when it is unpacked is not read, or only up to that size where it lies', async () => {
    withPacking();
    const message = 'The file is larger than 4 GB.';
    const bytes = await gzipped(fileOf(await sampleLines()));
    const size = new DataView(bytes.buffer);
    const limits: { maxBytes: number } = fileLimits;
    const { run } = commandTester();
    const packed = new Blob([bytes]);
    jest.replaceProperty(limits, 'maxBytes', size.getUint32(bytes.length - 4, true) - 1);
    const unread = jest.fn();
    Object.assign(globalThis, { DecompressionStream: unread });
    expect(await run(importWorkspace, { file: packed })).toMatchObject({ error: { message } });
    expect(unread).not.toHaveBeenCalled();
    jest.restoreAllMocks();

    size.setUint32(bytes.length - 4, 1, true);
    class Doubling extends streams.TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({ transform: (chunk, into) => [chunk, chunk].forEach((one) => into.enqueue(one)) });
      }
    }
    Object.assign(globalThis, { DecompressionStream: Doubling });
    jest.replaceProperty(limits, 'maxBytes', bytes.length);
    const lying = new Blob([bytes]);
    expect(await run(importWorkspace, { file: lying })).toMatchObject({ error: { message } });
    jest.restoreAllMocks();
  });

  it('[workspace] for its damage where its end claims more than such a file can hold', async () => {
    withPacking();
    const bytes = await gzipped(fileOf(await sampleLines()));
    new DataView(bytes.buffer).setUint32(bytes.length - 4, 4_100_000_000, true);
    const { run } = commandTester();
    expect(await run(importWorkspace, { file: new Blob([bytes]) })).toMatchObject({
      error: { message: 'The file is incomplete or damaged: it cannot be unpacked.' },
    });
  });

  it('[workspace] tells no more than twenty reasons', async () => {
    const lines = await sampleLines();
    const file = fileOf([lines[0] ?? '', ...Array.from({ length: 50 }, () => '["contracts",{}]')]);
    const result = await commandTester().run(importWorkspace, { file });
    if (result.status !== 'failed') throw new Error('It was taken');
    expect(result.error.issues).toHaveLength(20);
  });
});

describe('a workspace file that is taken', () => {
  it('[workspace] may refer to what is not there, and have unknown fields', async () => {
    const { done, record } = commandTester();
    const actionUrl = '/dashboard/contracts/CON-NOBODY';
    await done(importWorkspace, { file: await notification({ actionUrl, later: 1 }) });
    expect(await record('notifications', 'NT-X')).toMatchObject({ actionUrl, later: 1 });
  });

  it('[workspace] may have settings that cannot be read, and lines that stand apart', async () => {
    const [head = '', ...lines] = await sampleLines();
    const preferences = { colourMode: 'pink', compactView: true };
    const pink = JSON.stringify({ ...(JSON.parse(head) as object), preferences });
    expect(await takeIn(createMemorySource(sampleSeed), fileOf([pink, ...lines]))).toEqual({
      ...defaultPreferences,
      compactView: true,
    });
    const apart = new Blob([[head, ...lines].join('\n\n')]);
    expect(await takeIn(createMemorySource(sampleSeed), apart)).toEqual(defaultPreferences);
  });
});
