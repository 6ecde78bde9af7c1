import { gt, sql } from 'drizzle-orm';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import {
  getAvailability,
  validateRecord,
  verifyLog,
  type CollectionName,
} from 'shared-kernel/server';
import type { Command } from 'shared-kernel/workspace';
import { changes, records } from '../database/tables';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';
import { commandRegistry } from './registry';
import { inputsOf } from './test-command-inputs';
import { preparedInputs, uploadPdf } from './test-prepared-inputs';
import { textFieldsOf, withText, type FieldPath } from './test-text-fields';

let server: TestServer;
let prepared: Readonly<Record<string, () => object>>;
const emails = new Map<PortalKey, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const portal of portalKeys)
    emails.set(portal, await server.addPerson(`hostile-${portal.replace('_', '-')}`, [portal]));
  prepared = preparedInputs(server, emailOf);
}, startTimeoutMs);
afterAll(() => server.stop());

const emailOf = (portal: PortalKey): string => emails.get(portal) ?? '';

const database = () => server.workspace.database;

type HostileText = readonly [name: string, text: string];

const nul: HostileText = ['a NUL character', 'a\u0000b'];
const long: HostileText = ['100,000 characters', 'x'.repeat(100_000)];

const statement = `'); DROP TABLE records; --`;
const script = '<img src=x onerror=alert(1)>';
const template = `\${1} {{1}} $1 %s \\u0000 \\`;
const upload = '{"$upload":"x"}';

/** `npm test` tries one text that combines several attacks. The deep run also tries each attack separately. */
const together: readonly HostileText[] = [
  ['SQL and HTML', [statement, script, template, upload].join(' ')],
];
const alone: readonly HostileText[] = [
  nul,
  long,
  ['SQL', statement],
  ['HTML', script],
  ['a template', template],
  ['an upload', upload],
  ['a formula', '=HYPERLINK("https://example.com")'],
  ['Arabic text that overrides the direction', '\u202eعقد\u202c'],
  ['an unpaired surrogate', 'a\ud800b'],
];

const portalOf = (command: Command): PortalKey =>
  portalKeys.find(
    (portal) => getAvailability('live', command, { portal, companies: [] }).state === 'available',
  ) ?? 'admin';

const run = (command: Command, input: unknown) => {
  const portal = portalOf(command);
  return server.run(emailOf(portal), portal, command.id, input);
};

/** Replaces bytes in the input with a reference to an uploaded file. */
async function uploaded(input: unknown): Promise<unknown> {
  if (ArrayBuffer.isView(input)) return uploadPdf(server, emailOf('admin'));
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) fields.push([name, await uploaded(value)]);
  return Object.fromEntries(fields);
}

type Outcome = 'stored' | 'not stored' | 'refused';

const revisionNow = async () => (await server.storage.changesSince(0)).revision;

/** Returns the records that were written since a revision. */
async function writtenSince(revision: number): Promise<readonly [CollectionName, object][]> {
  const { changed } = await server.storage.changesSince(revision);
  const found: [CollectionName, object][] = [];
  for (const { collection, key } of changed ?? [])
    for (const { record } of await server.storage.load(collection, { keys: [key] }))
      found.push([collection, record]);
  return found;
}

/** Maximum number of inputs to try until the command accepts one. */
const maxInputs = 3;

const refusals = [400, 403, 404, 409, 422];

let number = 0;

/** Whether the error message is about this field. Then every input with this text in the field is refused. */
const isAboutField = (body: Record<string, unknown>, path: FieldPath): boolean =>
  ((body.issues ?? []) as readonly { readonly field: string }[]).some(
    ({ field }) => field === path.join('.'),
  );

/**
 * Runs a command with a hostile text in one field, trying several inputs until one is accepted. A refusal must state
 * its reason and change nothing.
 */
async function outcomeOf(command: Command, path: FieldPath, hostile: string): Promise<Outcome> {
  const inputs = inputsOf(command.id).slice(0, maxInputs);
  const bases: (() => unknown)[] = inputs.map((input) => () => input);
  const prepare = prepared[command.id];
  if (prepare) bases.unshift(prepare);
  if (bases.length === 0) bases.push(() => undefined);
  for (const baseOf of bases) {
    // The number makes the text unique, because some records need a unique name. The ending is the file extension that
    // a document needs.
    const text = `${hostile} ${(number += 1)}${path.at(-2) === 'file' ? '.pdf' : ''}`;
    const input = await uploaded(withText(command.input, await baseOf(), path, text));
    const before = await revisionNow();
    const { status, body } = await run(command, input);
    const place = `${command.id} ${path.join('.')}: ${JSON.stringify(body).slice(0, 300)}`;
    if (status === 200) {
      const written = await writtenSince(before);
      for (const [collection, record] of written)
        expect([place, validateRecord(collection, record)]).toMatchObject([place, { ok: true }]);
      const isStored = JSON.stringify(written).includes(JSON.stringify(text).slice(1, -1));
      return isStored ? 'stored' : 'not stored';
    }
    expect([place, refusals.includes(status), await revisionNow()]).toEqual([place, true, before]);
    expect([place, body.detail]).toEqual([place, expect.stringMatching(/^\S.*\S$/)]);
    if (isAboutField(body, path) || hostile === nul[1]) break;
  }
  return 'refused';
}

/** Returns all text fields, grouped by whether the text was stored, not stored or refused. */
async function outcomesOf(hostile: string) {
  const outcomes: Record<Outcome, string[]> = { stored: [], 'not stored': [], refused: [] };
  for (const command of commandRegistry.values())
    for (const path of textFieldsOf(command.input))
      outcomes[await outcomeOf(command, path, hostile)].push(`${command.id} ${path.join('.')}`);
  return outcomes;
}

const keyOf = ({ collection, id }: { readonly collection: string; readonly id: string }) =>
  `${collection}/${id}`;

async function contentsNow() {
  const rows = await database().select().from(records);
  const tables = await database().execute(
    sql`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return {
    tables: JSON.stringify(tables),
    rows: new Map(rows.map((row) => [keyOf(row), JSON.stringify([row.company, row.body])])),
  };
}

/** Runs `work`. Checks that only records with a change event changed, and that the audit log is intact. */
async function withoutSideEffects(work: () => Promise<void>): Promise<void> {
  const first = await revisionNow();
  const before = await contentsNow();
  await work();
  const after = await contentsNow();
  const announced = new Set(
    (await database().select().from(changes).where(gt(changes.revision, first))).map(keyOf),
  );
  const places = new Set([...before.rows.keys(), ...after.rows.keys()]);
  const changed = [...places].filter(
    (place) => before.rows.get(place) !== after.rows.get(place) && !announced.has(place),
  );
  expect(changed).toEqual([]);
  expect(after.tables).toBe(before.tables);
  const { entries, head } = await server.storage.readLog();
  expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified' });
}

const commandsWithoutText = [
  'analytics.rescope',
  'notification.sendSamples',
  'profile.removePhoto',
  'preferences.setNotifications',
  'preferences.setOwn',
  'preferences.setSingleKeys',
  'profile.setSecurity',
  'profile.setUpAuthenticator',
  'profile.viewPermissions',
  'case.openDue',
  'case.takeNext',
  'contract.viewDocument',
  'contract.viewRecording',
  'process.setAlerts',
  'process.moveCalendar',
  'transaction.refresh',
  'notification.raiseDue',
  'session.signOut',
  'audit.verify',
  'figures.compute',
  'process.filter',
];

/** Fields that a command does not store, because it only compares them with records or uses them to find records. */
const isOnlyCompared = (field: string): boolean =>
  / (from\.|subject\.collection$)/.test(field) ||
  [
    'demo.request instant',
    'session.signIn browser',
    'case.openScreening names.0',
    'notification.markAllRead ids.0',
  ].includes(field);

const fieldsOfAll = () =>
  [...commandRegistry.values()].map(({ id, input }) => [id, textFieldsOf(input).length] as const);

it('[R170] only the listed commands have no text field', () => {
  expect(fieldsOfAll().flatMap(([id, count]) => (count === 0 ? [id] : []))).toEqual(
    commandsWithoutText,
  );
});

const expectStoredOrRefused = (hostile: string) =>
  withoutSideEffects(async () => {
    const outcomes = await outcomesOf(hostile);
    expect(outcomes['not stored'].filter((field) => !isOnlyCompared(field))).toEqual([]);
    expect(outcomes.stored.length + outcomes.refused.length).toBeGreaterThan(150);
  });

it.each(together)(
  '[R170] each command stores %s unchanged in each text field, or refuses it with a reason',
  (_name, text) => expectStoredOrRefused(text),
  startTimeoutMs,
);

it.each(alone)(
  '[R170] each command stores %s unchanged in each text field, or refuses it with a reason @deep',
  (_name, text) => expectStoredOrRefused(text),
  startTimeoutMs,
);
