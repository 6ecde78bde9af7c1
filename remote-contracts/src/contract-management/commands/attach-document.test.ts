import { PDF } from '@libpdf/core';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { signedContractMessages } from '../test-refusals';
import { attachContractDocument } from './attach-document';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];
const pdf = { name: 'Exhibit.pdf', bytes: createOnePagePdf('exhibit') };

describe('attaching a document', () => {
  it('[C11] stores a contract document unchanged, under a unique id', async () => {
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

  it('[R19, C11] stores a PDF with a byte-order mark before its header unchanged', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x0d, 0x0a, ...createOnePagePdf('exhibit')]);
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
    ['a text file named as an image', { name: 'a.png', bytes: pdf.bytes }],
    ['nothing', { name: 'a.pdf', bytes: new Uint8Array() }],
    ['a size above the limit', { name: 'a.pdf', bytes: new Uint8Array(5_000_001) }],
  ])('[C11] rejects a file with %s and stores nothing', async (_what, file) => {
    const input = { id: drillingRights.id, type: 'exhibit', file } as const;
    expect(await tester.run(attachContractDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file' }] },
    });
    expect(await tester.source.list('files')).toHaveLength(0);
  });

  it.each(['main_contract', 'exhibit', 'amendment'] as const)(
    '[R37] rejects a %s that is encrypted or truncated and gives the reason @deep',
    async (type) => {
      const plain = await PDF.load(pdf.bytes);
      plain.setProtection({ userPassword: 'secret', ownerPassword: 'owner' });
      const files = [
        [
          await plain.save(),
          'This PDF is password-protected. Save a copy without a password and retry.',
        ],
        [
          pdf.bytes.subarray(0, 300),
          'This PDF is damaged or incomplete. Export it again and retry.',
        ],
      ] as const;
      for (const [bytes, message] of files) {
        const file = { name: 'Contract.pdf', bytes: new Uint8Array(bytes) };
        const input = { id: drillingRights.id, type, file };
        expect(await tester.run(attachContractDocument, input)).toMatchObject({
          status: 'failed',
          error: { kind: 'invalid', issues: [{ field: 'file', message }] },
        });
      }
      expect(await tester.source.list('files')).toHaveLength(0);
    },
  );

  it.each([
    ['partly signed', crudeSupply.id, signedContractMessages.partly],
    ['signed by everyone', equipmentLease.id, signedContractMessages.final],
  ])(
    '[C7, C11] refuses to attach a document to a contract that is %s',
    async (_how, id, message) => {
      const input = { id, type: 'exhibit', file: pdf } as const;
      expect(await tester.run(attachContractDocument, input)).toMatchObject({
        status: 'failed',
        error: { kind: 'refused', message },
      });
      expect(await tester.source.list('files')).toHaveLength(0);
    },
  );
});
