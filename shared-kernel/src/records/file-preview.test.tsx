import { render, screen } from '@testing-library/react';
import { FilePreview } from './file-preview';

const bytes = new Uint8Array([1, 2, 3]);

const withPdfViewer = (enabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true });

describe('FilePreview', () => {
  it('[ui] shows an image from memory', () => {
    render(<FilePreview file={{ name: 'stamp.png', mediaType: 'image/png', bytes }} />);
    expect(screen.getByRole('img', { name: 'stamp.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  });

  it('[ui] shows a PDF with its note and without the page list if the browser can show PDFs', () => {
    withPdfViewer(true);
    const file = { name: 'extract.pdf', mediaType: 'application/pdf', bytes };
    render(<FilePreview file={file} note="A sample file" />);
    expect(screen.getByTitle('extract.pdf')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:.*#navpanes=0$/),
    );
    expect(screen.getByText('A sample file')).toBeInTheDocument();
  });

  it('[ui] explains how to open a file that it cannot show', () => {
    withPdfViewer(false);
    const { rerender } = render(
      <FilePreview file={{ name: 'extract.pdf', mediaType: 'application/pdf', bytes }} />,
    );
    expect(screen.getByText(/no PDF viewer\. Download the file/)).toBeInTheDocument();
    rerender(<FilePreview file={{ name: 'a.docx', mediaType: 'application/zip', bytes }} />);
    expect(screen.getByText(/cannot show this kind of file/)).toBeInTheDocument();
  });
});
