import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { signedRefusal } from '../test-refusals';
import { attachContractDocument } from './attach-document';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];
const pdf = { name: 'Exhibit.pdf', bytes: new TextEncoder().encode('%PDF-1.7 exhibit') };

describe('attaching a document', () => {
  it('[C11] keeps a document byte for byte under its own id', async () => {
    const document = await tester.done(attachContractDocument, {
      id: drillingRights.id,
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

  it('[R19, C11] keeps a PDF with a byte-order mark before its header as it is', async () => {
    const bytes = new TextEncoder().encode('\ufeff\r\n%PDF-1.7 exhibit');
    const document = await tester.done(attachContractDocument, {
      id: drillingRights.id,
      type: 'exhibit',
      file: { name: 'EXHIBIT.PDF', bytes },
    });
    expect(await tester.record('files', document.id)).toMatchObject({
      name: 'EXHIBIT.PDF',
      mediaType: 'application/pdf',
      bytes,
    });
  });

  it.each([
    ['a wrong type', { name: 'a.exe', bytes: pdf.bytes }],
    ['a text that calls itself a picture', { name: 'a.png', bytes: pdf.bytes }],
    ['nothing', { name: 'a.pdf', bytes: new Uint8Array() }],
    ['too much', { name: 'a.pdf', bytes: new Uint8Array(5_000_001) }],
  ])('[C11] refuses a file of %s and keeps nothing', async (_what, file) => {
    const input = { id: drillingRights.id, type: 'exhibit', file } as const;
    expect(await tester.run(attachContractDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file' }] },
    });
    expect(await tester.source.count('files')).toBe(0);
  });

  it.each([
    ['half signed', crudeSupply.id, signedRefusal.partly],
    ['signed by everybody', equipmentLease.id, signedRefusal.final],
  ])('[C7, C11] refuses one to a contract that is %s', async (_how, id, message) => {
    const input = { id, type: 'exhibit', file: pdf } as const;
    expect(await tester.run(attachContractDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message },
    });
    expect(await tester.source.count('files')).toBe(0);
  });
});
