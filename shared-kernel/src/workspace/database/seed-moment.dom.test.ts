/**
 * @jest-environment ./jest.zone-page-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import 'fake-indexeddb/auto';
import { collectionNames } from './collections';
import { createSampleContents } from '../test-support/seeds';
import type { WorkspaceSource } from './source';
import { readWorkspaceLines, importWorkspaceFile } from '../test-support/workspace-transfer';
import { defaultPreferences } from '../../domain/profile/preferences';
import { replaceContents } from '../test-support/write';
import { createBrowserSource } from '../create-source';

const first = '2026-11-23T19:10:00.000Z';
const later = '2027-01-05T00:00:00.000Z';

const kept = (moment: string) => moment.replace('Z', '+00:00');

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

function open(at: string, database = name) {
  const source = createBrowserSource({ name: database, now: () => new Date(at) });
  opened.push(source);
  return source;
}

const close = () => {
  for (const source of opened.splice(0)) source.close();
};

beforeEach(() => {
  name = `moment-${(databases += 1)}`;
});

afterEach(close);

describe('sample date of a database', () => {
  it('[workspace] the date of the sample is set once for all collections and visits', async () => {
    const source = open(first);
    expect(await source.list('contracts')).toEqual(createSampleContents(first).contracts);
    close();
    const again = open(later);
    expect(await again.sampleMoment()).toBe(kept(first));
    const inKeyOrder = [...(await again.list('transactions'))];
    expect(new Set(inKeyOrder)).toEqual(new Set(createSampleContents(first).transactions));
  });

  it('[workspace] two tabs that start at the same time use one date of the sample', async () => {
    const [one, other] = [open(first), open(later)];
    await Promise.all([
      ...collectionNames.map((collection) => one.list(collection)),
      ...collectionNames.map((collection) => other.list(collection)),
    ]);
    const moment = await one.sampleMoment();
    expect(await other.sampleMoment()).toBe(moment);
    const { notifications } = createSampleContents(moment);
    expect(await one.list('notifications')).toEqual(notifications);
    expect(await other.list('notifications')).toEqual(notifications);
  });

  it('[workspace] a reset sets the date of the sample again', async () => {
    await open(first).list('contracts');
    close();
    const source = open(later);
    await replaceContents(source);
    expect(await source.sampleMoment()).toBe(kept(later));
    expect(await source.list('contracts')).toEqual(createSampleContents(later).contracts);
    close();
    expect(await open(first).sampleMoment()).toBe(kept(later));
  });

  it('[workspace] an export and its import preserve the date of the sample', async () => {
    const lines = await readWorkspaceLines(open(first), defaultPreferences);
    const file = new Blob([`${lines.join('\n')}\n`]);
    const target = open(later, `${name}-imported`);
    await target.list('contracts');
    await importWorkspaceFile(target, file);
    expect(await target.sampleMoment()).toBe(kept(first));
    expect(await target.list('contracts')).toEqual(createSampleContents(first).contracts);
  });
});
