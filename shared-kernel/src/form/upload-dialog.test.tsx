import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { CommandError } from '../workspace/commands/command-error';
import type { CommandResult } from '../workspace/commands/command-result';
import type { InvalidInputHandler } from '../workspace/workspace';
import { UploadDialog } from './upload-dialog';

const types = [
  { value: 'legal', label: 'Legal' },
  { value: 'aml', label: 'AML' },
] as const;

const done: CommandResult<undefined> = { status: 'done', output: undefined, undo: undefined };

const failed = (kind: CommandError['kind'], message: string): CommandResult<undefined> => ({
  status: 'failed',
  error: new CommandError(kind, message),
});

function open(result: CommandResult<undefined> = done) {
  const onUpload = jest.fn((_upload: unknown, showInvalid: InvalidInputHandler) => {
    if (result.status === 'failed' && result.error.kind === 'invalid') showInvalid(result.error);
    return Promise.resolve(result);
  });
  const onClose = jest.fn();
  const { user } = renderWithProviders(
    <UploadDialog
      open
      title="Upload a document"
      typeLabel="Document type"
      types={types}
      initialType="legal"
      onUpload={onUpload}
      onClose={onClose}
    />,
  );
  return {
    user,
    onUpload,
    onClose,
    // Dropped files bypass the `accept` attribute, so the tests upload files of any type.
    choose: async (file: File) => {
      fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [file] } });
      await screen.findByText((text) => text.startsWith(file.name));
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Upload' })),
  };
}

describe('UploadDialog', () => {
  it('[C11, CL4] the uploaded document has the name, content and selected type of the file', async () => {
    const { user, choose, submit, onUpload, onClose } = open();
    await choose(new File(['%PDF-1'], 'Annex.pdf'));
    await user.click(screen.getByRole('combobox', { name: 'Document type' }));
    await user.click(await screen.findByRole('option', { name: 'AML' }));
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const bytes = new TextEncoder().encode('%PDF-1');
    const upload = { type: 'aml', file: { name: 'Annex.pdf', bytes } };
    expect(onUpload).toHaveBeenCalledWith(upload, expect.any(Function));
  });

  it('[C11, CL4] the upload dialog shows an error if the file can no longer be read', async () => {
    const { choose, submit, onUpload, onClose } = open();
    const gone = new File(['%PDF-1'], 'gone.pdf');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await choose(gone);
    await submit();
    expect(await screen.findByText('The file could not be read. Choose it again.')).toBeVisible();
    expect(onUpload).not.toHaveBeenCalled();

    await choose(new File(['%PDF-1'], 'Annex.pdf'));
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['nothing', undefined, 'Choose a file.'],
    ['a wrong type', new File(['x'], 'page.html'), 'Choose a PDF, PNG, JPEG or DOCX file.'],
    ['an empty file', new File([], 'x.pdf'), 'The file is empty.'],
  ])('[C11, CL4] the upload dialog rejects %s', async (_what, file, problem) => {
    const { choose, submit, onUpload } = open();
    if (file) await choose(file);
    await submit();
    expect(await screen.findByText(problem)).toBeVisible();
    expect(onUpload).not.toHaveBeenCalled();
  });

  it('[R6, C11, CL4] the upload dialog shows why a file was rejected, next to the file', async () => {
    const { choose, submit, onClose } = open(failed('invalid', 'The content is another.'));
    await choose(new File(['<html>'], 'x.pdf'));
    await submit();
    expect(await screen.findByText('The content is another.')).toBeVisible();
    expect(screen.getByLabelText(/^File/)).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[C11, CL4] the upload dialog stays open and shows a toast if the upload fails for another reason', async () => {
    const { choose, submit, onUpload, onClose } = open(failed('storage', 'The disk is full.'));
    await choose(new File(['%PDF-1'], 'x.pdf'));
    await submit();
    await waitFor(() => expect(onUpload).toHaveBeenCalled());
    expect(screen.queryByText('The disk is full.')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
