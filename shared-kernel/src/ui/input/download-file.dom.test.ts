import { downloadFile } from './download-file';

it('[TX2] downloads the content under its name and revokes its URL later', () => {
  jest.useFakeTimers();
  let blob: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob;
    return 'blob:http://127.0.0.1/1';
  });
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);

  downloadFile('transactions.csv', 'text/csv', 'a,b');

  const clicked = click.mock.contexts[0] as HTMLAnchorElement;
  expect(clicked).toHaveAttribute('download', 'transactions.csv');
  expect(clicked).toHaveAttribute('href', 'blob:http://127.0.0.1/1');
  expect(blob?.type).toBe('text/csv');
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:http://127.0.0.1/1');
  jest.useRealTimers();
});

it('[R49] downloads a file with a safe name and the extension of its media type', () => {
  jest.useFakeTimers();
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  downloadFile('../statement\u202Efdp.html', 'application/pdf', '%PDF-1.7');
  expect(click.mock.contexts.at(-1)).toHaveAttribute('download', '-statementfdp.html.pdf');
  jest.runAllTimers();
  jest.useRealTimers();
});
