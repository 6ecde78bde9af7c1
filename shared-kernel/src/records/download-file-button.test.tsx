import { screen, waitFor } from '@testing-library/react';
import { useCurrentToast } from '../shell';
import { renderWithProviders } from '../testing/render';
import { DownloadFileButton, type DownloadFileButtonProps } from './download-file-button';

const available = { state: 'available', reason: undefined } as const;

const file = {
  name: 'Annex.pdf',
  mediaType: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1'),
};

const handedOut: Blob[] = [];

beforeEach(() => {
  handedOut.length = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    handedOut.push(blob as Blob);
    return 'blob:http://127.0.0.1/file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const Said = () => <p>{useCurrentToast().toast?.title}</p>;

function open(status: string, props: Partial<DownloadFileButtonProps> = {}) {
  const run = jest.fn().mockResolvedValue({ status });
  const readFile = jest.fn().mockResolvedValue(file);
  const { user } = renderWithProviders(
    <>
      <DownloadFileButton
        fileName={file.name}
        command={{ run, isPending: false, availability: available }}
        readFile={readFile}
        {...props}
      />
      <Said />
    </>,
  );
  return { user, run, readFile };
}

const button = () => screen.getByRole('button', { name: 'Download Annex.pdf' });

describe('DownloadFileButton', () => {
  it('[C11, CL4] runs the command and downloads the file byte for byte', async () => {
    const { user, run } = open('done');
    await user.click(button());
    await waitFor(() => expect(handedOut).toHaveLength(1));
    expect(run).toHaveBeenCalledWith({ fileName: 'Annex.pdf' });
    expect(handedOut[0]?.type).toBe('application/pdf');
    expect(await handedOut[0]?.text()).toBe('%PDF-1');
  });

  it.each(['inert', 'failed'])(
    '[C11, CL4] downloads nothing if the result of the command is %s',
    async (status) => {
      const { user, run } = open(status);
      await user.click(button());
      await waitFor(() => expect(run).toHaveBeenCalled());
      expect(handedOut).toEqual([]);
    },
  );

  it('[C11, CL4] shows that the file could not be created and logs no download', async () => {
    const readFile = () => Promise.reject(new Error('No font came.'));
    const { user, run } = open('done', { readFile });
    await user.click(button());
    expect(await screen.findByText('The file could not be created')).toBeInTheDocument();
    expect(run).not.toHaveBeenCalled();
    expect(handedOut).toEqual([]);
  });

  it('[C11, CL4] names the file in the button’s label even if only its icon is visible', () => {
    open('done', { iconOnly: true });
    expect(button()).toHaveTextContent('');
  });
});
