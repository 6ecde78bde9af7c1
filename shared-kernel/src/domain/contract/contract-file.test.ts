import {
  checkContractFile,
  contractFileKind,
  contractFileLimit,
  contractFileProblem,
  documentFileProblem,
} from './contract-file';

describe('checkContractFile', () => {
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
      expect(checkContractFile({ name, size: 1 })).toBeUndefined();
    },
  );

  it.each(['lease.exe', 'page.html', 'pdf', 'lease.pdf.js', 'drawing.svg', 'old.doc', ''])(
    '[C11] rejects a contract document named %j',
    (name) => {
      expect(checkContractFile({ name, size: 1 })).toBe(contractFileProblem.type);
    },
  );

  it('[C11] accepts a contract document of 5 MB, and rejects one that is a byte larger', () => {
    expect(checkContractFile({ name: 'a.pdf', size: contractFileLimit })).toBeUndefined();
    expect(checkContractFile({ name: 'a.pdf', size: contractFileLimit + 1 })).toBe(
      contractFileProblem.size,
    );
  });

  it('[C11] rejects an empty contract document', () => {
    expect(checkContractFile({ name: 'a.pdf', size: 0 })).toBe(contractFileProblem.empty);
  });
});

describe('documentFileProblem', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

  it.each([
    ['scan.jpg', jpeg],
    ['scan.jpeg', jpeg],
    ['scan.jfif', jpeg],
    ['SCAN.JPE', jpeg],
    ['lease.pdf', bytesOf('%PDF-1.7')],
  ])('[R48, R19] accepts the document %s because of its content', (name, bytes) => {
    expect(documentFileProblem({ name, bytes })).toBeUndefined();
  });

  it.each([
    ['statement.pdf.html', bytesOf('%PDF-1.7'), contractFileProblem.type],
    ['statement.pdf', bytesOf('<html>'), contractFileProblem.content],
    ['scan.jfif', bytesOf('%PDF-1.7'), contractFileProblem.content],
    ['statement.pdf', new Uint8Array(), contractFileProblem.empty],
    [`${'x'.repeat(252)}.pdf`, bytesOf('%PDF-1.7'), contractFileProblem.name],
  ])('[R48, C11] rejects the document %s', (name, bytes, problem) => {
    expect(documentFileProblem({ name, bytes })).toBe(problem);
  });
});

describe('contractFileKind', () => {
  it('[C11] files with the extensions jpg and jpeg are JPEG images', () => {
    expect([contractFileKind('a.jpg'), contractFileKind('a.jpeg')]).toEqual(['jpeg', 'jpeg']);
  });
});
