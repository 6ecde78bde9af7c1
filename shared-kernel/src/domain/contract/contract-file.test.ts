import {
  beginsAs,
  checkContractFile,
  contractFileKind,
  contractFileLimit,
  contractFileProblem,
} from './contract-file';

describe('checkContractFile', () => {
  it.each(['lease.pdf', 'LEASE.PDF', 'site.png', 'scan.jpg', 'scan.jpeg', 'draft.docx'])(
    '[C11] takes %s',
    (name) => {
      expect(checkContractFile({ name, size: 1 })).toBeUndefined();
    },
  );

  it.each(['lease.exe', 'page.html', 'pdf', 'lease.pdf.js', 'drawing.svg', 'old.doc', ''])(
    '[C11] turns away a file named %j',
    (name) => {
      expect(checkContractFile({ name, size: 1 })).toBe(contractFileProblem.type);
    },
  );

  it('[C11] takes 5 MB and not a byte more', () => {
    expect(checkContractFile({ name: 'a.pdf', size: contractFileLimit })).toBeUndefined();
    expect(checkContractFile({ name: 'a.pdf', size: contractFileLimit + 1 })).toBe(
      contractFileProblem.size,
    );
  });

  it('[C11] turns away an empty file', () => {
    expect(checkContractFile({ name: 'a.pdf', size: 0 })).toBe(contractFileProblem.empty);
  });
});

describe('beginsAs', () => {
  it('[C11] tells a page dressed as a PDF from a PDF', () => {
    expect(beginsAs(new TextEncoder().encode('%PDF-1.7 …'), 'pdf')).toBe(true);
    expect(beginsAs(new TextEncoder().encode('<html><script>'), 'pdf')).toBe(false);
    expect(beginsAs(new Uint8Array(), 'png')).toBe(false);
  });
});

describe('contractFileKind', () => {
  it('[C11] reads jpg and jpeg as one kind', () => {
    expect([contractFileKind('a.jpg'), contractFileKind('a.jpeg')]).toEqual(['jpeg', 'jpeg']);
  });
});
