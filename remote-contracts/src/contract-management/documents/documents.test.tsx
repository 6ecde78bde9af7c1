import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signedContractMessages } from '../test-refusals';
import { findDialog, openContracts } from '../test-contracts';

const crudeSupply = 'CON-1001';
const drillingRights = 'CON-1002';
const equipmentLease = 'CON-1003';
const pdfBytes = createOnePagePdf('an uploaded file');

const section = () => screen.findByRole('region', { name: 'Documents' });

async function openUpload() {
  const opened = openContracts({ query: `contract=${drillingRights}` });
  await opened.user.click(within(await section()).getByRole('button', { name: 'Upload' }));
  const dialog = await findDialog('Upload a document');
  // Simulates dropping a file of any type. Browsers apply `accept` only to files from the file picker.
  const choose = (file: File) =>
    fireEvent.change(within(dialog).getByLabelText(/^File/), { target: { files: [file] } });
  const submit = () => opened.user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  return { ...opened, dialog, choose, submit };
}

describe('uploading a contract document', () => {
  it('[C11] stores the uploaded file unchanged and shows it in the document list', async () => {
    const { choose, submit, workspace } = await openUpload();
    choose(new File([pdfBytes], 'Annex.pdf', { type: 'application/pdf' }));
    await submit();
    expect(
      await within(await section()).findByRole('button', { name: 'Download Annex.pdf' }),
    ).toBeInTheDocument();
    const [file] = await workspace.source.list('files');
    expect(file).toMatchObject({ name: 'Annex.pdf', mediaType: 'application/pdf' });
    expect([...(file?.bytes ?? [])]).toEqual([...pdfBytes]);
  });

  it.each([
    [
      'a file of a wrong type',
      new File(['x'], 'page.html'),
      'Choose a PDF, PNG, JPEG or DOCX file.',
    ],
    [
      'a 10 MB file',
      new File([new Uint8Array(10_000_000)], 'big.pdf'),
      'The file is larger than 5 MB.',
    ],
    ['an empty file', new File([], 'empty.pdf'), 'The file is empty.'],
    [
      'an HTML page named as a PDF',
      new File(['<html>'], 'fake.pdf'),
      'The file’s content does not match its name. Save the file again and retry.',
    ],
  ])('[C11] explains what is wrong with %s and stores nothing', async (_what, file, problem) => {
    const { dialog, choose, submit, workspace } = await openUpload();
    choose(file);
    await submit();
    expect(await within(dialog).findByText(problem)).toBeVisible();
    expect(await workspace.source.list('files')).toEqual([]);
  });

  it('[C11] uploading a contract document requires a file @deep', async () => {
    const { dialog, submit } = await openUpload();
    await submit();
    expect(await within(dialog).findByText('Choose a file.')).toBeVisible();
  });
});

describe('uploading a document to a signed contract', () => {
  it.each([
    ['in part', crudeSupply, signedContractMessages.partly],
    ['by everyone', equipmentLease, signedContractMessages.final],
  ])(
    '[C7, C11] disables Upload once the contract is signed %s and explains why @deep',
    async (_how, id, reason) => {
      openContracts({ query: `contract=${id}` });
      const upload = within(await section()).getByRole('button', { name: 'Upload' });
      expect(upload).toHaveAttribute('aria-disabled', 'true');
      expect(upload).toHaveAccessibleDescription(reason);
    },
  );
});

describe('viewing a contract document', () => {
  const handedOut: Blob[] = [];

  beforeEach(() => {
    handedOut.length = 0;
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      handedOut.push(blob as Blob);
      return 'blob:http://127.0.0.1/file';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  });

  it('[C11] previews a sample document as a generated file and labels it as a sample @deep', async () => {
    const { user } = openContracts({ query: `contract=${crudeSupply}` });
    await user.click(
      within(await section()).getByRole('button', {
        name: 'View Exhibit A, Delivery Schedule.pdf',
      }),
    );
    const dialog = await findDialog('Sample file. No document has been uploaded.');
    expect(within(dialog).getByTitle('Exhibit A, Delivery Schedule.pdf')).toBeInTheDocument();
    expect(handedOut[0]?.type).toBe('application/pdf');
  });

  it('[C11] downloads a file under its document name and logs the download @deep', async () => {
    const { user, workspace } = openContracts({ query: `contract=${crudeSupply}` });
    await user.click(
      within(await section()).getByRole('button', {
        name: 'Download Crude Oil Supply Agreement.pdf',
      }),
    );
    await waitFor(() => expect(handedOut).toHaveLength(1));
    const entries = await workspace.source.list('auditEntries');
    expect(entries.at(-1)).toMatchObject({
      action: 'contract.downloadDocument',
      subject: { label: 'Crude Oil Supply Agreement.pdf' },
    });
  });

  it('[R117, C11] a regulator can view and download documents but not upload', async () => {
    openContracts({ query: `contract=${crudeSupply}`, portal: 'regulator' });
    const documents = await section();
    const [view] = within(documents).getAllByRole('button', { name: /^View/ });
    const [download] = within(documents).getAllByRole('button', { name: /^Download/ });
    expect(view).not.toHaveAttribute('aria-disabled');
    expect(download).not.toHaveAttribute('aria-disabled');
    expect(within(documents).queryByRole('button', { name: 'Upload' })).toBeNull();
    expect(
      await screen.findByText('Read-only: the Regulator portal cannot change this contract.'),
    ).toBeVisible();
  });
});
