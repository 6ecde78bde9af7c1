import {
  findContractFileProblem,
  getContractFileKind,
  maxContractFileBytes,
  contractFileProblemText,
  findDocumentFileProblem,
} from './contract-file';

describe('findContractFileProblem', () => {
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
      expect(findContractFileProblem({ name, size: 1 })).toBeUndefined();
    },
  );

  it.each(['lease.exe', 'page.html', 'pdf', 'lease.pdf.js', 'drawing.svg', 'old.doc', ''])(
    '[C11] rejects a contract document named %j',
    (name) => {
      expect(findContractFileProblem({ name, size: 1 })).toBe(contractFileProblemText.type);
    },
  );

  it('[C11] accepts a contract document of 5 MB, and rejects one that is a byte larger', () => {
    expect(findContractFileProblem({ name: 'a.pdf', size: maxContractFileBytes })).toBeUndefined();
    expect(findContractFileProblem({ name: 'a.pdf', size: maxContractFileBytes + 1 })).toBe(
      contractFileProblemText.size,
    );
  });

  it('[C11] rejects an empty contract document', () => {
    expect(findContractFileProblem({ name: 'a.pdf', size: 0 })).toBe(contractFileProblemText.empty);
  });
});

describe('findDocumentFileProblem', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

  it.each([
    ['scan.jpg', jpeg],
    ['scan.jpeg', jpeg],
    ['scan.jfif', jpeg],
    ['SCAN.JPE', jpeg],
    ['lease.pdf', bytesOf('%PDF-1.7')],
  ])('[R48, R19] accepts the document %s because of its content', (name, bytes) => {
    expect(findDocumentFileProblem({ name, bytes })).toBeUndefined();
  });

  it.each([
    ['statement.pdf.html', bytesOf('%PDF-1.7'), contractFileProblemText.type],
    ['statement.pdf', bytesOf('<html>'), contractFileProblemText.content],
    ['scan.jfif', bytesOf('%PDF-1.7'), contractFileProblemText.content],
    ['statement.pdf', new Uint8Array(), contractFileProblemText.empty],
    [`${'x'.repeat(252)}.pdf`, bytesOf('%PDF-1.7'), contractFileProblemText.name],
  ])('[R48, C11] rejects the document %s', (name, bytes, problem) => {
    expect(findDocumentFileProblem({ name, bytes })).toBe(problem);
  });
});

describe('getContractFileKind', () => {
  it('[C11] files with the extensions jpg and jpeg are JPEG images', () => {
    expect([getContractFileKind('a.jpg'), getContractFileKind('a.jpeg')]).toEqual(['jpeg', 'jpeg']);
  });
});
