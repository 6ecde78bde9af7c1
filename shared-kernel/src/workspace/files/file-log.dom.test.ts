import type { AuditEntry } from '../../domain/audit';
import { verifyLog } from '../audit/verify-log';
import { CommandError } from '../commands/command-error';
import { getCollectionSpec } from '../database/collections';
import { importWorkspace } from '../files/replace-commands';
import { exportWorkspace } from '../files/export-commands';
import { createCommandTester } from '../test-support/command-tester';
import { createClient } from '../test-support/commands';
import { readContents } from '../test-support/contents';
import { inspectWorkspaceFile } from './load-files-module';

type Line = readonly [string, Partial<AuditEntry> | number];

async function fileOfAnother(change: (lines: Line[]) => Line[]): Promise<Blob> {
  const { done } = createCommandTester();
  for (const companyName of ['One', 'Two', 'Three', 'Four']) {
    await done(createClient, { companyName });
  }
  const { file } = await done(exportWorkspace, {});
  const [head = '', ...lines] = (await file.text()).trimEnd().split('\n');
  const changed = change(lines.map((line) => JSON.parse(line) as Line)).slice(0, -1);
  const all: Line[] = [...changed, ['end', changed.length]];
  return new Blob([[head, ...all.map((line) => JSON.stringify(line))].join('\n')]);
}

const isPlaced = ([name, value]: Line, seq: number) =>
  name === 'auditEntries' && typeof value === 'object' && value.seq === seq;

const onEntry = (seq: number, change: (line: Line) => Line[]) => (lines: Line[]) =>
  lines.flatMap((line) => (isPlaced(line, seq) ? change(line) : [line]));

const withFields =
  (fields: Partial<AuditEntry>) =>
  ([name, value]: Line): Line[] => [[name, { ...(value as AuditEntry), ...fields }]];

const invalid = 'The audit chain of the file is invalid';
const changed = ': the log was changed after it was written.';

describe('audit log in an imported file', () => {
  it.each<[string, (lines: Line[]) => Line[], string]>([
    ['intact but from another browser', (lines) => lines, 'The audit chain of the file is intact.'],
    [
      'from a version without a chain',
      (lines) => lines.filter(([, value]) => typeof value !== 'object' || value.seq === undefined),
      'The file has no audit chain.',
    ],
    ['changed', onEntry(2, withFields({ actor: 'Nobody' })), `${invalid} at entry 2${changed}`],
    ['missing entries in the middle', onEntry(2, () => []), `${invalid} at entry 2${changed}`],
    [
      'extended by a forged entry',
      onEntry(3, (line) => [line, ...withFields({ id: 'AU-X', actor: 'Nobody' })(line)]),
      `${invalid} at entry 3${changed}`,
    ],
    [
      'reordered',
      (lines) => {
        const moved = onEntry(2, withFields({ seq: 9 }))(lines);
        return onEntry(9, withFields({ seq: 3 }))(onEntry(3, withFields({ seq: 2 }))(moved));
      },
      `${invalid} at entry 2${changed}`,
    ],
    [
      'extended by an entry without a position',
      onEntry(3, (line) => [
        line,
        ...withFields({ id: 'AU-X', seq: undefined, prev: undefined })(line),
      ]),
      `${invalid} before entry 1${changed}`,
    ],
  ])(
    '[R51, evidence] an import reports whether the file’s log is valid, but does not import the log: %s',
    async (_what, change, fault) => {
      const { done, source, session, latestEntry } = createCommandTester();
      await done(createClient, { companyName: 'Here' });
      const before = await source.list('auditEntries');
      const file = await fileOfAnother(change);
      const inspected = await inspectWorkspaceFile(file);
      expect(inspected.log).toMatch(new RegExp(`is not imported\\. ${fault}$`));
      await done(importWorkspace, { file });
      expect((await latestEntry())?.note).toMatch(
        new RegExp(`^Imported ${inspected.records} records\\.`),
      );

      const names = (await source.list('clients')).map(({ companyName }) => companyName);
      expect(names).toEqual(expect.arrayContaining(['One', 'Two', 'Three', 'Four']));
      const { entries: after, head } = await source.readLog();
      expect(after).toHaveLength(before.length + 1);
      expect(after).toEqual(expect.arrayContaining([...before]));
      const said = new RegExp(`is not imported\\. ${fault}$`);
      expect((await latestEntry())?.note).toMatch(said);
      expect(session.toasts.at(-1)?.description).toMatch(said);
      expect(await verifyLog(after, head)).toMatchObject({ status: 'verified' });
    },
  );

  it('[evidence] an import does not overwrite an existing audit entry with the same id', async () => {
    const { run, source } = createCommandTester();
    const [standing] = await source.list('auditEntries');
    if (!standing) throw new Error('The sample has no log.');
    const before = await readContents(source, 'auditEntries');
    const file = await fileOfAnother((lines) =>
      lines.map((line): Line => {
        const [name, value] = line;
        const isSame = typeof value === 'object' && value.id === standing.id;
        return isSame && name === 'auditEntries' ? [name, { ...value, actor: 'Nobody' }] : line;
      }),
    );
    const result = await run(importWorkspace, { file });
    expect(result.status).toBe('done');
    expect(await readContents(source, 'auditEntries')).not.toEqual(before);
    expect(
      (await source.get('auditEntries', getCollectionSpec('auditEntries').keyOf(standing)))?.record,
    ).toEqual(standing);
  });

  it('[evidence] an import refuses a file with an invalid log and changes nothing', async () => {
    const { run, source } = createCommandTester();
    const before = await readContents(source);
    const file = await fileOfAnother(onEntry(4, withFields({ subject: undefined })));
    const result = await run(importWorkspace, { file });
    if (result.status !== 'failed') throw new Error('It was taken');
    expect(result.error).toBeInstanceOf(CommandError);
    expect(result.error.message).toMatch(/^Audit entry \d+ \(.+\), subject: /);
    expect(await readContents(source)).toEqual(before);
  });
});
