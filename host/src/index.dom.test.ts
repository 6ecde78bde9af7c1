const fault = new Error('A fault');
const atStart = jest.fn<undefined, [boolean]>();

jest.mock('./federation/page-files', () => ({ requireIntegrityHashes: () => undefined }));
jest.mock('./bootstrap', () => ({
  startApp: () => {
    const event = new ErrorEvent('error', { message: 'A fault', error: fault, cancelable: true });
    window.dispatchEvent(event);
    atStart(event.defaultPrevented);
  },
}));

it('[G7] the main script logs and suppresses errors from the start', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await import('./index');
  expect(atStart.mock.calls).toEqual([[true]]);
  expect(log).toHaveBeenCalledWith('Uncaught error:', fault);
});
