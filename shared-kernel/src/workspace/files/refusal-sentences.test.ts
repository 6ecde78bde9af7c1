import { defaultPreferences } from '../../domain/profile/preferences';
import { collectionNames, type CollectionName } from '../database/collections';
import { createMemorySource } from '../create-source';
import { currentSchemaVersion } from '../database/schema-version';
import { loadSampleSeed } from '../database/seed-data';
import { createCommandTester } from '../test-support/command-tester';
import { readWorkspaceLines } from '../test-support/workspace-transfer';
import { importWorkspace } from '../files/replace-commands';
import { readRecord } from './read-record';
import { encodeBase64 } from '../database/record-json';

type Json = Record<string, unknown>;

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e300,
  '',
  ' ',
  'x',
  '../x',
  'javascript:alert(1)',
  '\u202Ex',
  'x'.repeat(30_000),
  [],
  ['x'],
  [null],
  {},
  { x: 1 },
];

async function recordsToBreak(): Promise<readonly (readonly [CollectionName, Json])[]> {
  const lines = await readWorkspaceLines(createMemorySource(loadSampleSeed), defaultPreferences);
  const records = lines.slice(1, -1).map((line) => JSON.parse(line) as [CollectionName, Json]);
  const at = '2024-07-22T09:00:00.000Z';
  const digest = '0'.repeat(64);
  const made: [CollectionName, Json][] = [
    [
      'files',
      {
        id: 'F-1',
        name: 'a.pdf',
        mediaType: 'application/pdf',
        addedAt: at,
        bytes: encodeBase64(new TextEncoder().encode('%PDF-1.7')),
      },
    ],
    [
      'demoRequests',
      {
        id: 'D-1',
        name: 'A',
        email: 'a@b.example',
        company: 'B',
        date: '2024-07-22',
        time: '09:00',
        message: '',
        requestedAt: at,
      },
    ],
    [
      'contractTemplates',
      {
        id: 'T-1',
        title: 'A',
        type: 'service_contract',
        parties: [{ role: 'Buyer', part: 'witness' }],
        order: 'any',
      },
    ],
    [
      'auditEntries',
      {
        id: 'AU-1',
        at,
        actor: 'A',
        portal: 'admin',
        action: 'x',
        label: 'X',
        subject: { collection: 'clients', id: 'CL-1', label: 'A' },
        seq: 1,
        prev: digest,
        note: 'x',
      },
    ],
  ];
  const first = (name: CollectionName) =>
    records
      .filter(([named]) => named === name)
      .toSorted(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)
      .slice(0, 2);
  return [...collectionNames.flatMap(first), ...made];
}

function* broken(value: unknown, by: unknown): Generator {
  yield by;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    for (const other of broken(held, by)) {
      yield Array.isArray(value)
        ? value.map((item, at) => (String(at) === key ? other : (item as unknown)))
        : { ...value, [key]: other };
    }
  }
}

/**
 * Matches text that a message for users must not contain: default messages of the schema library, regular expressions
 * and JavaScript values.
 */
const notASentence =
  /Invalid |Expected|received|\/\^|\$\/|\[\^|\\[dpsw]|\(\?|undefined|\bnull\b|\bNaN\b|\[object|function/;

const nouns =
  /^(?:Audit entry|Review case|Client|Compliance record|Contract|Contract template|Demo request|File|Notification|Process alert|Process|Profile|Settings|Transaction) 1(?: \(.+\))?(?:, [^:]+)?: .+[.!?…]$/s;

const headWith = (changes: object) =>
  `${JSON.stringify({
    format: 'trustfold-workspace',
    version: currentSchemaVersion,
    layout: 'lines',
    exportedAt: '2024-07-22T09:00:00Z',
    sampleMoment: '2024-07-22T09:00:00Z',
    ...changes,
  })}\n`;

describe('messages of a rejected import', () => {
  it.each(collectionNames)(
    '[R51] a message about an invalid record of %s names its type',
    (name) => {
      const read = readRecord(name, {}, 0);
      expect(read).toMatchObject({ ok: false });
      for (const { message } of read.ok ? [] : read.issues) expect(message).not.toContain(name);
    },
  );

  it('[R51] messages name the record in a full sentence, for each invalid value of each field @deep', async () => {
    const records = await recordsToBreak();
    expect(new Set(records.map(([name]) => name))).toEqual(new Set(collectionNames));
    const messages = new Set<string>();
    for (const [name, record] of records)
      for (const wrong of wrongValues)
        for (const value of broken(record, wrong)) {
          const read = readRecord(name, value, 0);
          for (const { message } of read.ok ? [] : read.issues) messages.add(message);
        }
    expect(messages.size).toBeGreaterThan(1000);
    const wrong = Array.from(messages).filter(
      (message) => notASentence.test(message) || !nouns.test(message),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['a header without a format', '{}'],
    ['a header without a version', '{"format":"trustfold-workspace","layout":"lines"}\n'],
    ['a version as a word', '{"format":"trustfold-workspace","layout":"lines","version":"two"}\n'],
    ['a fractional version', '{"format":"trustfold-workspace","layout":"lines","version":0.5}\n'],
    ['another version', headWith({ version: 1 })],
    ['the layout of an earlier version', headWith({ layout: undefined, collections: {} })],
    ['no export time', headWith({ exportedAt: 7 })],
    ['a line that is not a record', `${headWith({})}{"a":1}\n`],
  ])('[R51] messages are full sentences for a file with %s', async (_what, text) => {
    const result = await createCommandTester().run(importWorkspace, { file: new Blob([text]) });
    if (result.status !== 'failed') throw new Error('It was imported');
    const { message, issues } = result.error;
    for (const said of [message, ...issues.map((issue) => issue.message)]) {
      expect(said).not.toMatch(notASentence);
      expect(said).toMatch(/^\p{Lu}.+\.$/u);
    }
  });
});
