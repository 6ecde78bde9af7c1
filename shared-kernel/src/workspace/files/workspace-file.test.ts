import { defaultPreferences } from '../../domain/profile/preferences';
import { auditEntries } from '../../fixtures/audit-entries';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { CommandError } from '../commands/command-error';
import { importWorkspace } from '../files/replace-commands';
import { exportWorkspace } from '../files/export-commands';
import { setNotificationsRead } from '../commands/mark-notifications';
import { createMemorySource } from '../create-source';
import { currentSchemaVersion } from '../database/schema-version';
import { loadSampleSeed } from '../database/seed-data';
import { createCommandTester } from '../test-support/command-tester';
import { readContents } from '../test-support/contents';
import { readWorkspaceLines, importWorkspaceFile } from '../test-support/workspace-transfer';
import { fileLimits } from './file-limits';
import { encodeBase64, decodeBase64 } from '../database/record-json';
import { createQuarantineText } from './write-workspace';

const sampleLines = () =>
  readWorkspaceLines(createMemorySource(loadSampleSeed), defaultPreferences);

const fileOf = (lines: readonly string[]) => new Blob([lines.join('\n')]);

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

const gzipped = (blob: Blob): Promise<ArrayBuffer> =>
  new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

const hidden = new Map<string, PropertyDescriptor>();

function hideGlobal(name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
  if (descriptor) hidden.set(name, descriptor);
  Reflect.deleteProperty(globalThis, name);
}

afterEach(() => {
  for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, descriptor);
  hidden.clear();
});

describe('workspace file', () => {
  it('[workspace] a workspace file starts with its format, version and date, followed by one record per line', async () => {
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

  it('[workspace] a workspace file is compressed if the browser supports compression, and can be imported again', async () => {
    const { done, source } = createCommandTester();
    const before = await readContents(source, 'auditEntries');
    const { fileName, file } = await done(exportWorkspace, {});
    expect(fileName).toMatch(/^trustfold-workspace_\d{4}-\d\d-\d\d\.ndjson\.gz$/);
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 2)).toEqual([0x1f, 0x8b]);
    await done(setNotificationsRead, { ids: ['NT-001'], isRead: true });
    await done(importWorkspace, { file });
    expect(await readContents(source, 'auditEntries')).toEqual(before);
  });

  it('[R19, workspace] a workspace file may have a byte-order mark, empty lines and Windows line endings', async () => {
    const source = createMemorySource(loadSampleSeed);
    const lines = await sampleLines();
    await importWorkspaceFile(source, new Blob([`\ufeff\r\n\n${lines.join('\r\n')}\r\n\r\n`]));
    expect(await source.list('contracts')).toEqual(contracts);
  });

  it('[workspace] a workspace file is not compressed if the browser does not support compression', async () => {
    hideGlobal('CompressionStream');
    const { fileName, file } = await createCommandTester().done(exportWorkspace, {});
    expect(fileName).toMatch(/\.ndjson$/);
    expect(await file.text()).toMatch(/^\{"format":"trustfold-workspace"/);
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
    'The file has unexpected data after its last record.',
  ],
  [
    'nests a million levels in a record',
    () => withRecord('auditEntries', `{"after":${deep}}`),
    /The record is nested deeper than 50 levels\.$/,
  ],
  [
    'nests a million levels and nothing else',
    () => Promise.resolve(new Blob([deep])),
    /^(This is not a Trustfold workspace file\.|The record is nested deeper than 50 levels\.)$/,
  ],
  ['has an id twice', () => notification({ id: 'NT-001' }), 'Notification 9: NT-001 occurs twice.'],
  [
    'has a date in the year 9999',
    () => notification({ timestamp: '9999-12-31T23:59:59Z' }),
    'Notification 9 (NT-X), timestamp: Enter a time from 1900 to 2199 such as 2024-07-22T09:00:00Z.',
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
    /unexpected data after its last record/,
  ],
  [
    'has a log entry without its actor',
    () => withEntry({ actor: undefined }),
    /^Audit entry \d+ \(AU-X\), actor: The value is missing\.$/,
  ],
  [
    'has a log entry in a place that there is not',
    () => withEntry({ seq: 0 }),
    /^Audit entry \d+ \(AU-X\), seq: The value must be at least 1\.$/,
  ],
  [
    'has a log entry that follows no digest',
    () => withEntry({ seq: 1, prev: 'none' }),
    /^Audit entry \d+ \(AU-X\), prev: Not a SHA-256 digest\.$/,
  ],
  [
    'has a log entry of no portal there is',
    () => withEntry({ portal: 'treasury' }),
    /^Audit entry \d+ \(AU-X\), portal: The value must be admin, .+ or regulator\.$/,
  ],
  ['has a log entry twice', () => withEntry({ id: 'AU-001' }), /AU-001 occurs twice\.$/],
  [
    'is of another version',
    async () =>
      fileOf((await sampleLines()).map((line) => line.replace(/"version":\d+/, '"version":99'))),
    'The file was written by another version of Trustfold.',
  ],
];

describe('invalid workspace file', () => {
  it.each(refused)(
    '[workspace] an import refuses a file that %s, shows the reason and changes nothing',
    async (_what, file, reason) => {
      const { run, done, source } = createCommandTester();
      const before = await readContents(source);
      const result = await run(importWorkspace, { file: await file() });
      if (result.status !== 'failed') throw new Error('It was taken');
      expect(result.error).toBeInstanceOf(CommandError);
      expect(result.error.kind).toBe('invalid');
      expect(result.error.message).toMatch(reason);
      expect(await readContents(source)).toEqual(before);
      await done(setNotificationsRead, { ids: ['NT-001'], isRead: true });
    },
  );

  it('[workspace] a workspace file that is too large is not read', async () => {
    const file = new Blob(['{}']);
    Object.defineProperty(file, 'size', { value: 1_000_000_001 });
    const read = jest.spyOn(file, 'slice');
    const { run } = createCommandTester();
    expect(await run(importWorkspace, { file })).toMatchObject({
      error: { message: 'The file is larger than 1 GB.' },
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('[workspace] a workspace file is decompressed only up to the size limit', async () => {
    const bomb = new Blob([await gzipped(new Blob([new Uint8Array(50_000_000)]))]);
    expect(bomb.size).toBeLessThan(100_000);
    const limits: { maxLength: number } = fileLimits;
    jest.replaceProperty(limits, 'maxLength', 1_000_000);
    expect(await createCommandTester().run(importWorkspace, { file: bomb })).toMatchObject({
      error: { message: 'The file is larger than 1 GB.' },
    });
  });

  it('[workspace] a message says that the browser cannot decompress the workspace file', async () => {
    const file = new Blob([await gzipped(fileOf(await sampleLines()))]);
    hideGlobal('DecompressionStream');
    expect(await createCommandTester().run(importWorkspace, { file })).toMatchObject({
      error: {
        message: expect.stringMatching(/^This browser cannot open compressed files\./) as string,
      },
    });
  });

  it('[workspace] a refused workspace file shows at most twenty reasons', async () => {
    const lines = await sampleLines();
    const file = fileOf([lines[0] ?? '', ...Array.from({ length: 50 }, () => '["contracts",{}]')]);
    const result = await createCommandTester().run(importWorkspace, { file });
    if (result.status !== 'failed') throw new Error('It was taken');
    expect(result.error.issues).toHaveLength(20);
  });
});

describe('valid workspace file', () => {
  it('[workspace] a workspace file may contain references to missing records and unknown fields', async () => {
    const { done, record } = createCommandTester();
    const actionUrl = '/dashboard/contracts/CON-NOBODY';
    await done(importWorkspace, { file: await notification({ actionUrl, later: 1 }) });
    expect(await record('notifications', 'NT-X')).toMatchObject({ actionUrl, later: 1 });
  });

  it('[workspace] an import ignores the field __proto__ of a record', async () => {
    const { done, record } = createCommandTester();
    const hostile = JSON.stringify({ ...notifications[0], id: 'NT-X' }).replace(
      '{',
      '{"__proto__":{"isAdmin":true},',
    );
    await done(importWorkspace, { file: await withRecord('notifications', hostile) });
    const names = Object.getOwnPropertyNames(await record('notifications', 'NT-X'));
    expect(names).toContain('title');
    expect(names).not.toContain('__proto__');
  });

  it('[workspace] a workspace file may contain invalid preferences, which are ignored, and empty lines', async () => {
    const [head = '', ...lines] = await sampleLines();
    const preferences = { colourMode: 'pink', compactView: true };
    const pink = JSON.stringify({ ...(JSON.parse(head) as object), preferences });
    expect(
      await importWorkspaceFile(createMemorySource(loadSampleSeed), fileOf([pink, ...lines])),
    ).toEqual({
      ...defaultPreferences,
      compactView: true,
    });
    const apart = new Blob([[head, ...lines].join('\n\n')]);
    expect(await importWorkspaceFile(createMemorySource(loadSampleSeed), apart)).toEqual(
      defaultPreferences,
    );
  });
});

describe('file contents in a workspace file', () => {
  it('[workspace] file contents are base64, and an import refuses any other encoding', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
    expect(Array.from(decodeBase64(encodeBase64(bytes)) ?? [])).toEqual(Array.from(bytes));
    expect(decodeBase64('*')).toBeUndefined();
    const stored = { id: 'F', name: 'f.pdf', mediaType: 'application/pdf', bytes: '*' };
    const file = await withRecord(
      'files',
      JSON.stringify({ ...stored, addedAt: '2024-07-22T09:00:00.000Z' }),
    );
    expect(await createCommandTester().run(importWorkspace, { file })).toMatchObject({
      error: { message: 'File 1 (F), bytes: The file’s content is missing or not base64.' },
    });
  });
});

it('[workspace] quarantined records are exported unchanged', () => {
  const broken = {
    collection: 'contracts',
    key: 'CON-1',
    value: { any: 'thing' },
    reasons: ['title: missing'],
    at: '2024-07-22T09:00:00.000Z',
  };
  expect(JSON.parse(createQuarantineText([broken]))).toEqual({
    format: 'trustfold-quarantine',
    records: [broken],
  });
});
