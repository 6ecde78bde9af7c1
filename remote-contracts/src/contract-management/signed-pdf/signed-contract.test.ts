import 'fake-indexeddb/auto';
import { crc32, deflateSync } from 'node:zlib';
import { PDF, rgb } from '@libpdf/core';
import type { Contract } from 'shared-kernel/domain/contract';
import { toPdf, type PdfContent } from 'shared-kernel/format';
import { contracts } from 'shared-kernel/testing/records';
import { verifyPdf, fileProblem } from './verdict';
import { signedContract } from './signed-contract';
import { signPdf } from './sign-pdf';
import type { StoredFile } from 'shared-kernel/domain/file';

const now = '2026-11-27T09:30:00.000Z';

const [crude] = contracts as [Contract];

const signed: Contract = {
  ...crude,
  status: 'signed',
  signatories: crude.signatories.map((person) => ({
    ...person,
    status: 'signed',
    signedDate: '2024-07-20',
  })),
};

const [main] = signed.documents as [Contract['documents'][number]];

const uploadedText = 'The uploaded terms';

const written = (more: Partial<PdfContent> = {}) =>
  toPdf(
    {
      title: 'Upload',
      blocks: [{ kind: 'paragraph', text: uploadedText }],
      footer: 'Own footer',
      ...more,
    },
    now,
  );

const stored = (bytes: Uint8Array, mediaType = 'application/pdf'): StoredFile => ({
  id: main.id,
  name: main.name,
  mediaType,
  addedAt: now,
  bytes,
});

const signWith = (file: StoredFile | undefined, contract = signed) =>
  signedContract(contract, {
    entries: [],
    readFile: (id) => Promise.resolve(id === main.id ? file : undefined),
    now,
  });

async function pagesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDF.load(bytes);
  return document.extractText().map(({ text }) => text.replace(/\s+/g, ' '));
}

async function expectValid(bytes: Uint8Array, count = signed.signatories.length) {
  const judged = await verifyPdf(bytes);
  expect(fileProblem(judged)).toBeUndefined();
  expect(judged).toMatchObject({
    signatures: Array.from({ length: count }, () => ({ state: 'unchanged', isKnown: true })),
  });
}

function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 3, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
  const rows = Buffer.from([0, 255, 255, 255, 0, 255, 255, 255]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the signed PDF of a contract', () => {
  it('[R35] contains the main document and certificate pages, with one signature per signatory', async () => {
    const bytes = await signWith(stored(await written()));
    const [first, second, ...more] = await pagesOf(bytes);
    expect(first).toContain(uploadedText);
    expect(second).toContain('Certificate of completion');
    expect(second).toContain(signed.id);
    for (const { name } of signed.signatories) expect(second).toContain(name);
    expect(more).toEqual([]);
    await expectValid(bytes);
    const document = await PDF.load(bytes);
    expect(document.getTitle()).toBe(signed.title);
    expect(document.getForm()?.getFieldNames()).toEqual([
      'Signature 1',
      'Signature 2',
      'Signature 3',
    ]);
  });

  it('[R35, R39] uses a tagged sample page if no main document was uploaded', async () => {
    const bytes = await signWith(undefined);
    const [first, second] = await pagesOf(bytes);
    expect(first).toContain('Crude Oil Supply Agreement');
    expect(first).toContain('A sample file made by Trustfold');
    expect(second).toContain('Certificate of completion');
    await expectValid(bytes);
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('/StructTreeRoot');
    expect(file.match(/\/S \/H1\b/g)).toHaveLength(2);
  });

  it('[R35] uses a page with the contract’s fields if there is no main document', async () => {
    const bytes = await signWith(undefined, { ...signed, documents: [] });
    const [first] = await pagesOf(bytes);
    expect(first).toContain('No main document was uploaded');
    expect(first).toContain('$45,000,000');
    await expectValid(bytes);
  });

  it('[R35] says that signatures are incomplete until everyone has signed', async () => {
    const bytes = await signWith(stored(await written()), crude);
    const [, second] = await pagesOf(bytes);
    expect(second).toContain('Signatures so far');
    await expectValid(bytes, 1);
  });

  it('[R35] puts an uploaded picture on its own page', async () => {
    const bytes = await signWith(stored(png(), 'image/png'));
    const [first, second] = await pagesOf(bytes);
    expect(first).toBe('');
    expect(second).toContain('Certificate of completion');
    await expectValid(bytes);
  });

  it.each([
    ['a Word file', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a damaged PDF', 'application/pdf'],
  ])('[R35] names %s as not included in the signed PDF @deep', async (_name, mediaType) => {
    const bytes = await signWith(stored(Buffer.from('%PDF-1.4 nothing'), mediaType));
    const [first, second] = await pagesOf(bytes);
    expect(first).toContain('No main document was uploaded that could be part of this file');
    expect(second).toContain(`could not be read as a PDF or a picture: ${main.name}.`);
    await expectValid(bytes);
  });

  it('[R35, R37] includes a PDF that only restricts permissions @deep', async () => {
    const plain = await PDF.load(await written());
    plain.setProtection({ ownerPassword: 'owner', permissions: { modify: false } });
    const bytes = await signWith(stored(await plain.save()));
    const [first, second] = await pagesOf(bytes);
    expect(first).toContain(uploadedText);
    expect(second).toContain('Certificate of completion');
    await expectValid(bytes);
  });

  it('[R35] includes filled form fields, and earlier signatures as plain graphics', async () => {
    const document = await PDF.load(await written());
    const field = document.getOrCreateForm().createTextField('value', { defaultValue: 'Four' });
    document.getPage(0)?.drawField(field, { x: 80, y: 300, width: 90, height: 20 });
    document.getPage(0)?.drawRectangle({ x: 9, y: 9, width: 9, height: 9, color: rgb(1, 0, 0) });
    const person = { name: 'Ann', email: 'ann@trustfold.example', reason: 'Before' };
    const before = await signPdf(new Uint8Array(await document.save()), [person], new Date(now));
    const bytes = await signWith(stored(before));
    await expectValid(bytes);
    const again = await PDF.load(bytes);
    expect(again.getForm()?.getTextFields()).toEqual([]);
    const [first] = await pagesOf(bytes);
    expect(first).toContain(uploadedText);
  });
});

it('[R35] recognises an older certificate of completion, but no other file', async () => {
  const note =
    'Made by Trustfold from sample data kept in this browser. It proves no real signature.';
  const older = await written({
    title: 'Certificate of completion',
    blocks: [{ kind: 'note', text: note }],
    footer: 'Trustfold · CON-1001',
  });
  expect(fileProblem(await verifyPdf(older))).toMatch(
    /^This is an older certificate of completion of CON-1001, without a signature/,
  );
  const other = await written({ title: 'Certificate of completion' });
  expect(fileProblem(await verifyPdf(other))).toBe('This PDF has no signature.');
});
