import { PDF } from '@libpdf/core';
import { contractFileErrorMessages } from '../../domain/contract/contract-file';
import { createOnePagePdf } from '../test-support/one-page-pdf';
import { assertReadablePdf } from './attached-file';

const encrypted = async (userPassword: string) => {
  const plain = await PDF.load(createOnePagePdf('Terms'));
  plain.setProtection({ userPassword, ownerPassword: 'owner', permissions: { copy: false } });
  return new Uint8Array(await plain.save());
};

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const changed = (from: string, to: string) =>
  new Uint8Array(Buffer.from(text(createOnePagePdf('Terms')).replace(from, to), 'latin1'));

const check = (bytes: Uint8Array, name = 'Contract.pdf') =>
  assertReadablePdf({ name, bytes }).then(
    () => 'readable',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe('assertReadablePdf', () => {
  it('[R37] a PDF that needs a password is refused with an error on the file field', async () => {
    const bytes = await encrypted('secret');
    expect(await check(bytes)).toBe(contractFileErrorMessages.locked);
    await expect(assertReadablePdf({ name: 'a.pdf', bytes })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'file', message: contractFileErrorMessages.locked }],
    });
  });

  it('[R37] a PDF that only has restricted permissions is accepted @deep', async () => {
    expect(await check(await encrypted(''))).toBe('readable');
  });

  it('[R37] a complete PDF is accepted, even with bytes before its header or wrong cross-reference offsets', async () => {
    expect(await check(createOnePagePdf('Terms'))).toBe('readable');
    expect(await check(changed('startxref\n', 'startxref\n9'))).toBe('readable');
    expect(await check(new Uint8Array([0xef, 0xbb, 0xbf, ...createOnePagePdf('Terms')]))).toBe(
      'readable',
    );
  });

  it.each([
    ['only a header', () => Buffer.from('%PDF-1.7')],
    ['no object', () => Buffer.from('%PDF-1.7 charter %%EOF')],
    ['only its first half', () => createOnePagePdf('Terms').subarray(0, 300)],
    ['no end', () => createOnePagePdf('Terms').subarray(0, -60)],
    ['no page', () => changed('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0')],
    ['a page whose content is missing', () => changed('/Contents 5', '/Contents 8')],
  ])('[R37] a PDF file that has %s is refused', async (_what, bytes) => {
    expect(await check(Uint8Array.from(bytes()))).toBe(contractFileErrorMessages.damaged);
  });

  it('[R37] only files whose content is a PDF are checked for completeness', async () => {
    expect(await check(Buffer.from('x'), 'a.png')).toBe('readable');
    expect(await check(Buffer.from('<html>'), 'a.pdf')).toBe('readable');
  });
});
