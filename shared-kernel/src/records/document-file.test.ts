import { loadDocumentFile } from './file-preview';

const document = { name: 'Annex.pdf', uploadDate: '2024-07-22' };
const sample = () => ({ title: 'Annex', subtitle: 'A sample', blocks: [], footer: 'Trustfold' });

describe('loadDocumentFile', () => {
  it('[C11, CL4] an uploaded file is returned byte for byte', async () => {
    const stored = { name: 'annex.png', mediaType: 'image/png', bytes: new Uint8Array([1, 2]) };
    expect(await loadDocumentFile(document, stored, sample)).toEqual({
      ...stored,
      isSample: false,
    });
  });

  it.each([null, undefined])(
    '[C11, CL4] a sample PDF is created if the stored file is %p @deep',
    async (stored) => {
      const file = await loadDocumentFile(document, stored, sample);
      expect(file).toMatchObject({
        name: 'Annex.pdf',
        mediaType: 'application/pdf',
        isSample: true,
      });
      expect(new TextDecoder().decode(file.bytes.slice(0, 5))).toBe('%PDF-');
    },
  );
});
