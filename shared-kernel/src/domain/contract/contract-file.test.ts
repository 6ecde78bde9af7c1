import {
  getContractFileError,
  getContractFileKind,
  maxContractFileBytes,
  contractFileErrorMessages,
  getDocumentFileError,
} from './contract-file';

describe('getContractFileError', () => {
  it.each([
    'lease.pdf',
    'LEASE.PDF',
    'site.png',
    'SITE.Png',
    'scan.jpg',
    'scan.JPG',
    'scan.jpeg',
    'SCAN.JPEG',
    'draft.docx',
    'Draft.DOCX',
    'lease.pdf ',
  ])(
    '[R19, C11] accepts the contract document %s, whatever media type the system reports',
    (name) => {
      expect(getContractFileError({ name, size: 1 })).toBeUndefined();
    },
  );

  it.each(['lease.exe', 'page.html', 'pdf', 'lease.pdf.js', 'drawing.svg', 'old.doc', ''])(
    '[C11] rejects a contract document named %j',
    (name) => {
      expect(getContractFileError({ name, size: 1 })).toBe(contractFileErrorMessages.type);
    },
  );

  it('[C11] accepts a contract document of 5 MB, and rejects one that is a byte larger', () => {
    expect(getContractFileError({ name: 'a.pdf', size: maxContractFileBytes })).toBeUndefined();
    expect(getContractFileError({ name: 'a.pdf', size: maxContractFileBytes + 1 })).toBe(
      contractFileErrorMessages.size,
    );
  });

  it('[C11] rejects an empty contract document', () => {
    expect(getContractFileError({ name: 'a.pdf', size: 0 })).toBe(contractFileErrorMessages.empty);
  });
});

describe('getDocumentFileError', () => {
  const getBytes = (text: string) => new TextEncoder().encode(text);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

  it.each([
    ['scan.jpg', jpeg],
    ['scan.jpeg', jpeg],
    ['scan.jfif', jpeg],
    ['SCAN.JPE', jpeg],
    ['lease.pdf', getBytes('%PDF-1.7')],
  ])('[R48, R19] accepts the document %s because of its content', (name, bytes) => {
    expect(getDocumentFileError({ name, bytes })).toBeUndefined();
  });

  it.each([
    ['statement.pdf.html', getBytes('%PDF-1.7'), contractFileErrorMessages.type],
    ['statement.pdf', getBytes('<html>'), contractFileErrorMessages.content],
    ['scan.jfif', getBytes('%PDF-1.7'), contractFileErrorMessages.content],
    ['statement.pdf', new Uint8Array(), contractFileErrorMessages.empty],
    [`${'x'.repeat(252)}.pdf`, getBytes('%PDF-1.7'), contractFileErrorMessages.name],
  ])('[R48, C11] rejects the document %s', (name, bytes, problem) => {
    expect(getDocumentFileError({ name, bytes })).toBe(problem);
  });
});

describe('getContractFileKind', () => {
  it('[C11] files with the extensions jpg and jpeg are JPEG images', () => {
    expect([getContractFileKind('a.jpg'), getContractFileKind('a.jpeg')]).toEqual(['jpeg', 'jpeg']);
  });
});
