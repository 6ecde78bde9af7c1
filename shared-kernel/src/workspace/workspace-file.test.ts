import { defaultPreferences } from '../domain/profile/preferences';
import { notifications } from '../fixtures/notifications';
import { CommandError } from './commands/command-error';
import { currentSchemaVersion, migrateRecord } from './store/migrations';
import { workspaceText } from './test-support/workspace-text';
import { base64Of, bytesOf, parseWorkspaceFile, quarantineText } from './workspace-file';

type Json = Record<string, unknown> & { collections: Record<string, unknown[]> };

const sampleFile = () => JSON.parse(workspaceText()) as Json;

const refusal = async (text: string): Promise<CommandError> => {
  try {
    await parseWorkspaceFile(text);
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
  throw new Error('It was accepted');
};

const refusalOf = async (change: (file: Json) => unknown) => {
  const file = sampleFile();
  return refusal(JSON.stringify(change(file) ?? file));
};

describe('a workspace file of the former layout', () => {
  it('[workspace] is refused where it is not JSON, or not one of ours', async () => {
    expect((await refusal('{')).message).toBe('The file is not JSON.');
    expect((await refusal('[]')).kind).toBe('invalid');
    expect((await refusalOf(() => ({ format: 'x' }))).message).toBe(
      'This is not a Trustfold workspace file.',
    );
  });

  it('[workspace] is refused where a newer version wrote it', async () => {
    expect(
      (await refusalOf((file) => ({ ...file, version: currentSchemaVersion + 1 }))).message,
    ).toBe('The file was written by a newer version of Trustfold.');
  });

  it('[cases, workspace] of before there were review cases is read, and has none', async () => {
    const { cases, ...collections } = sampleFile().collections;
    expect(cases).not.toEqual([]);
    const read = await parseWorkspaceFile(
      JSON.stringify({ ...sampleFile(), version: 1, collections }),
    );
    expect(read.contents.cases).toEqual([]);
    expect(read.contents.notifications).toHaveLength(8);
    const today = await refusalOf((file) => ({ ...file, collections }));
    expect(today.message).toBe('The file lacks the collection cases.');
  });

  it('[workspace] is refused whole for one bad record, saying which and why', async () => {
    const error = await refusalOf((file) => {
      file.collections.notifications?.push({ ...notifications[0], id: 'NT-X', isRead: 'yes' });
    });
    expect(error.issues).toEqual([
      {
        field: 'notifications.8.isRead',
        message: 'Notification 9 (NT-X), is read: This must be true or false.',
      },
    ]);
  });

  it.each(['2024-12-31T23:59:59+05', '9999-12-31T23:59:59Z', '2024-02-30T00:00:00Z'])(
    '[workspace] is refused where a record has the time %s',
    async (timestamp) => {
      const error = await refusalOf((file) => {
        file.collections.notifications?.push({ ...notifications[0], id: 'NT-X', timestamp });
      });
      expect(error.issues).toEqual([
        {
          field: 'notifications.8.timestamp',
          message:
            'Notification 9 (NT-X), timestamp: Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z.',
        },
      ]);
    },
  );

  it('[workspace] is refused where a record is nested deeper than a browser can copy', async () => {
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const text = JSON.stringify(sampleFile()).replace(
      '"auditEntries":[{',
      `"auditEntries":[{"after":${nested},`,
    );
    const error = await refusal(text);
    expect(error.issues).toEqual([
      {
        field: 'auditEntries.0.',
        message: expect.stringMatching(
          /^Audit entry 1 \(AU-.+\): It is nested deeper than 50 levels\.$/,
        ) as string,
      },
    ]);
  });

  it('[workspace] is refused where a record is there twice', async () => {
    const error = await refusalOf((file) => {
      file.collections.notifications?.push(notifications[0]);
    });
    expect(error.message).toBe('Notification 9: NT-001 occurs twice.');
  });

  it('[workspace] is refused where a collection is missing or unknown', async () => {
    const error = await refusalOf(({ collections: { contracts, ...rest }, ...file }) => ({
      ...file,
      collections: { ...rest, contrats: contracts },
    }));
    expect(error.issues.map(({ message }) => message)).toEqual([
      'The file has an unknown collection, contrats.',
      'The file lacks the collection contracts.',
    ]);
  });

  it('[workspace] is refused for a text beyond its limit, and repeats no long value', async () => {
    const { message } = await refusalOf((file) => {
      file.collections.notifications?.push({ ...notifications[0], message: 'x'.repeat(20_001) });
    });
    expect(message).toBe(
      'Notification 9 (NT-001), message: At most 20,000 characters, not 20,001.',
    );
    const other = await refusalOf((file) => {
      file.collections.notifications?.push({ ...notifications[0], type: 'x'.repeat(20_001) });
    });
    expect(other.message.length).toBeLessThan(400);
  });

  it('[workspace] tells no more than twenty reasons', async () => {
    const error = await refusalOf((file) => {
      file.collections.contracts = Array.from({ length: 50 }, () => ({}));
    });
    expect(error.issues).toHaveLength(20);
  });

  it('[workspace] takes settings that cannot be read as the stated defaults', async () => {
    const file = sampleFile();
    const text = JSON.stringify({
      ...file,
      preferences: { colourMode: 'pink', compactView: true },
    });
    expect((await parseWorkspaceFile(text)).preferences).toEqual({
      ...defaultPreferences,
      compactView: true,
    });
  });

  it('[workspace] writes bytes as base64 and refuses what is none', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
    expect(Array.from(bytesOf(base64Of(bytes)) ?? [])).toEqual(Array.from(bytes));
    expect(bytesOf('*')).toBeUndefined();
    const error = await refusalOf((file) => {
      file.collections.files?.push({
        id: 'F',
        name: 'f.pdf',
        mediaType: 'application/pdf',
        addedAt: '2024-07-22T09:00:00.000Z',
        bytes: '*',
      });
    });
    expect(error.message).toBe('File 1 (F), bytes: The file’s content is missing or not base64.');
  });

  it('[workspace] hands out what was set aside as it was found', () => {
    const broken = {
      collection: 'contracts',
      key: 'CON-1',
      value: { any: 'thing' },
      reasons: ['title: missing'],
      at: '2024-07-22T09:00:00.000Z',
    };
    expect(JSON.parse(quarantineText([broken]))).toEqual({
      format: 'trustfold-quarantine',
      records: [broken],
    });
  });
});

describe('migrateRecord', () => {
  const steps = [
    { contracts: (value: unknown) => `${String(value)}2` },
    { clients: () => 'other' },
    { contracts: (value: unknown) => `${String(value)}4` },
  ];

  it('[workspace] takes a record through every version since its own', () => {
    expect(migrateRecord('contracts', 'v', 1, steps)).toBe('v24');
    expect(migrateRecord('contracts', 'v', 2, steps)).toBe('v4');
    expect(migrateRecord('contracts', 'v', 4, steps)).toBe('v');
  });
});
