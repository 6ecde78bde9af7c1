import { clients } from '../../fixtures/clients';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { profiles } from '../../fixtures/profiles';
import { importWorkspace } from './replace-commands';
import { encodeBase64 } from '../database/record-json';
import { createMemorySource } from '../create-source';
import { loadSampleSeed } from '../database/seed-data';
import { defaultPreferences } from '../../domain/profile/preferences';
import { samplePortrait } from '../../domain/profile/sample-portrait';
import { createCommandTester } from '../test-support/command-tester';
import { readContents } from '../test-support/contents';
import { readWorkspaceLines } from '../test-support/workspace-transfer';

const utf8 = (text: string) => encodeBase64(new TextEncoder().encode(text));

const [client] = clients;
const [contract] = contracts;
const [profile] = profiles;

async function withRecord(name: string, record: object): Promise<Blob> {
  const lines = await readWorkspaceLines(createMemorySource(loadSampleSeed), defaultPreferences);
  const { id, portal } = record as { readonly id?: string; readonly portal?: string };
  const isSame = (line: string) => {
    const [named, held] = JSON.parse(line) as [string, { id?: string; portal?: string }];
    return named === name && held.id === id && held.portal === portal;
  };
  const [head = '', ...records] = lines.slice(0, -1);
  const others = records.filter((line) => !isSame(line));
  const all = [...others, JSON.stringify([name, record])];
  return new Blob([[head, ...all, JSON.stringify(['end', all.length])].join('\n')]);
}

const file = (changes: object) => ({
  id: 'DOC-1',
  name: 'statement.pdf',
  mediaType: 'application/pdf',
  addedAt: '2024-07-22T09:00:00.000Z',
  bytes: utf8('%PDF-1.7'),
  ...changes,
});

const png = `data:image/png;base64,${encodeBase64(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))}`;

async function refusalOf(name: string, record: object): Promise<readonly string[]> {
  const { run, source } = createCommandTester();
  const before = await readContents(source);
  const result = await run(importWorkspace, { file: await withRecord(name, record) });
  if (result.status !== 'failed') throw new Error('It was imported');
  expect(await readContents(source)).toEqual(before);
  return result.error.issues.map(({ message }) => message);
}

describe('files inside an imported workspace', () => {
  it.each([
    [
      'an HTML page with pdf in its name',
      { name: 'statement.pdf.html', mediaType: 'text/html', bytes: utf8('<script>1</script>') },
      'name: Choose a PDF, PNG, JPEG or DOCX file.',
    ],
    [
      'an HTML page named as a PDF',
      { bytes: utf8('<script>1</script>') },
      'name: The file’s content does not match its name. Save the file again and retry.',
    ],
    [
      'a PDF with the media type of a page',
      { mediaType: 'text/html' },
      'media type: The media type does not match the file’s content.',
    ],
    ['an empty file', { bytes: '' }, 'name: The file is empty.'],
    [
      'a file of more than 5 MB',
      { bytes: utf8(`%PDF-${' '.repeat(5_000_000)}`) },
      'name: The file is larger than 5 MB.',
    ],
    [
      'a name of more than 255 characters',
      { name: `${'x'.repeat(252)}.pdf` },
      'name: The file’s name is longer than 255 characters. Rename the file and retry.',
    ],
    [
      'an id that leads to another folder',
      { id: '../DOC-1' },
      'id: An ID can have up to 200 letters, digits and the characters - _ . : / + @ and must begin with a letter or digit.',
    ],
  ])(
    '[R48] an import refuses the files that an upload refuses: %s',
    async (_what, changes, problem) => {
      const record = file(changes);
      expect(await refusalOf('files', record)).toEqual([`File 1 (${record.id}), ${problem}`]);
    },
  );

  it.each([
    ['a document of a contract or a client', file({})],
    [
      'a document of a milestone, whose id contains its name',
      file({ id: 'PF-001-M01/Bill of lading (2).pdf', name: 'Bill of lading (2).pdf' }),
    ],
    [
      'a JPEG with a rare extension',
      file({
        name: 'scan.jfif',
        mediaType: 'image/jpeg',
        bytes: encodeBase64(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
      }),
    ],
  ])('[R48] an import accepts the files that an upload accepts: %s', async (_what, record) => {
    const { done, source } = createCommandTester();
    await done(importWorkspace, { file: await withRecord('files', record) });
    expect((await source.list('files')).map(({ id }) => id)).toEqual([record.id]);
  });
});

describe('imported records', () => {
  it.each([
    ['the whole sample', 'profiles', { ...profile, avatar: samplePortrait }],
    ['a photo', 'profiles', { ...profile, avatar: png }],
    ['a phone number', 'clients', { ...client, phone: '+1 832 555 0117 ext. 5' }],
    [
      'no phone number, e-mail or website',
      'clients',
      { ...client, phone: '', email: '', website: '' },
    ],
  ] as const)('[R50] an import accepts a record with %s', async (_what, name, record) => {
    const { done, source } = createCommandTester();
    await done(importWorkspace, { file: await withRecord(name, record) });
    expect(await source.list(name)).toContainEqual(record);
  });

  const idProblem =
    'An ID can have up to 200 letters, digits and the characters - _ . : / + @ and must begin with a letter or digit.';
  const emailProblem = 'Enter an email address such as name@company.com.';
  const websiteProblem = 'Enter a web address such as https://company.com.';
  const photoProblem = 'Choose a PNG, JPEG or WebP image.';

  it.each([
    [
      'clients',
      { ...client, phone: 'javascript:alert(1)' },
      'phone: Enter a phone number of 7 to 15 digits.',
    ],
    [
      'clients',
      { ...client, phone: 'ask for 112' },
      'phone: Enter a phone number of 7 to 15 digits.',
    ],
    ['clients', { ...client, email: 'a@b@c.example' }, `email: ${emailProblem}`],
    ['clients', { ...client, website: 'https://user@evil.example' }, `website: ${websiteProblem}`],
    [
      'clients',
      { ...client, website: 'javascript:alert(1)' },
      'website: A website begins with https:// or http://.',
    ],
    ['clients', { ...client, id: '<b>CL</b>' }, `id: ${idProblem}`],
    ['clients', { ...client, id: 'CL-1\u202E' }, `id: ${idProblem}`],
    [
      'clients',
      { ...client, users: [{ ...client?.users[0], email: 'a b' }] },
      `users 1, email: ${emailProblem}`,
    ],
    ['contracts', { ...contract, clientId: '../../x' }, `client id: ${idProblem}`],
    [
      'contracts',
      { ...contract, documents: [{ ...contract?.documents[0], id: 'D\nX' }] },
      `documents 1, id: ${idProblem}`,
    ],
    [
      'notifications',
      { ...notifications[0], id: 'x'.repeat(201) },
      'id: At most 200 characters, not 201.',
    ],
    ['notifications', { ...notifications[0], id: ' NT' }, `id: ${idProblem}`],
    [
      'profiles',
      { ...profile, avatar: 'https://evil.example/track.png' },
      `avatar: ${photoProblem}`,
    ],
    [
      'profiles',
      { ...profile, avatar: 'data:image/svg+xml,<svg onload="x"/>' },
      `avatar: ${photoProblem}`,
    ],
    [
      'profiles',
      { ...profile, avatar: `data:image/png;base64,${utf8('<script>1</script>')}` },
      `avatar: ${photoProblem}`,
    ],
  ])(
    '[R50, R51] an import refuses a record in %s with a value that users cannot enter: %j',
    async (name, record, problem) => {
      const reasons = await refusalOf(name, record);
      expect(reasons).toHaveLength(1);
      expect(reasons[0]).toMatch(/^(?:Client|Contract|Notification|Profile) \d+ \(.+\), /);
      expect(reasons[0]?.endsWith(problem)).toBe(true);
    },
  );
});
