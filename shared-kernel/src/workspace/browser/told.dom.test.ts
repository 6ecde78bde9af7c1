import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../test-support/seeds';
import type { Change, WorkspaceSource } from '../store/source';
import { until } from '../test-support/until';
import { write } from '../test-support/write';
import { createBrowserSource } from './browser-source';
import { readTold, toldOf } from './tabs';

const [sample] = notifications as [Notification];
const log = { epoch: 0, count: 3, recent: [] };
const writtenTo = (record: object) =>
  ({ collection: 'notifications', key: sample.id, stored: { record, revision: 2 } }) as const;

describe('what a tab tells of a write', () => {
  it('[workspace] is what was written, or nothing where it is much or has files', () => {
    const told = { from: 2, log, written: [writtenTo(sample)] };
    expect(toldOf(told)).toBe(told);
    expect(toldOf({ ...told, written: Array(21).fill(writtenTo(sample)) })).toBeUndefined();
    const file = { collection: 'files', key: 'F', stored: undefined } as const;
    expect(toldOf({ ...told, written: [file] })).toBeUndefined();
  });

  it('[workspace] is understood as it was sent', () => {
    const told = { from: 2, log, written: [writtenTo(sample)] };
    expect(readTold(structuredClone(told))).toEqual(told);
    const gone = { ...told, written: [{ ...writtenTo(sample), stored: undefined }] };
    expect(readTold(structuredClone(gone))).toEqual(gone);
  });

  it.each([
    ['that there was one alone', 'written'],
    ['without its log', { from: 2, log: 'log', written: [] }],
    [
      'with a record that its schema refuses',
      { from: 2, log, written: [writtenTo({ id: sample.id })] },
    ],
    [
      'with a record of another key',
      { from: 2, log, written: [writtenTo({ ...sample, id: 'X' })] },
    ],
  ])('[workspace] is read from the database after the message %s', (_, message) => {
    expect(readTold(message)).toBeUndefined();
  });
});

describe('another tab', () => {
  const opened: WorkspaceSource[] = [];
  const open = (name: string) => {
    const source = createBrowserSource({
      name,
      seed: seedOf({ notifications: [sample] }, emptySeed),
    });
    opened.push(source);
    return source;
  };

  afterEach(() => {
    for (const source of opened.splice(0)) source.close();
  });

  const titleIn = async (source: WorkspaceSource) =>
    (await source.get('notifications', sample.id))?.record.title;

  const retitled = async (source: WorkspaceSource, title: string): Promise<Change> => ({
    collection: 'notifications',
    key: sample.id,
    base: await source.get('notifications', sample.id),
    next: { ...sample, title },
  });

  it('[workspace] follows the messages that it gets, and reads the rest itself', async () => {
    const [one, other] = [open('told'), open('told')];
    for (const source of [one, other]) await source.list('notifications');
    await write(one, [await retitled(one, 'Told')]);
    await until(async () => (await titleIn(other)) === 'Told');
    // A tab without messages, as one of a version that tells only that it wrote.
    const channel = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation();
    await write(one, [await retitled(one, 'Untold')]);
    channel.mockRestore();
    await write(one, [await retitled(one, 'Last')]);
    await until(async () => (await titleIn(other)) === 'Last');
    await write(other, [await retitled(other, 'Back')]);
    await until(async () => (await titleIn(one)) === 'Back');
  });
});
