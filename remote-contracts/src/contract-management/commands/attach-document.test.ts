import { type Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { attachContractDocument } from './attach-document';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const [crudeSupply] = contracts as [Contract];
const pdf = { name: 'Exhibit.pdf', bytes: new TextEncoder().encode('%PDF-1.7 exhibit') };

describe('attaching a document', () => {
  it('[C11] keeps a document byte for byte under its own id', async () => {
    const document = await tester.done(attachContractDocument, {
      id: crudeSupply.id,
      type: 'exhibit',
      file: pdf,
    });
    expect(await tester.record('files', document.id)).toMatchObject({
      name: 'Exhibit.pdf',
      mediaType: 'application/pdf',
      bytes: pdf.bytes,
    });
    expect((await tester.latestEntry())?.subject.collection).toBe('contracts');
  });

  it.each([
    ['a wrong type', { name: 'a.exe', bytes: pdf.bytes }],
    ['a text that calls itself a picture', { name: 'a.png', bytes: pdf.bytes }],
    ['nothing', { name: 'a.pdf', bytes: new Uint8Array() }],
    ['too much', { name: 'a.pdf', bytes: new Uint8Array(5_000_001) }],
  ])('[C11] refuses a file of %s and keeps nothing', async (_what, file) => {
    const input = { id: crudeSupply.id, type: 'exhibit', file } as const;
    expect(await tester.run(attachContractDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file' }] },
    });
    expect(await tester.source.count('files')).toBe(0);
  });
});
