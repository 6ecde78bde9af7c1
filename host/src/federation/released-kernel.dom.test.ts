import { releasedKernel } from './released-kernel';

const originalFetch = globalThis.fetch;
const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
beforeEach(() => (globalThis.fetch = fetchMock.mockReset()));
afterEach(() => (globalThis.fetch = originalFetch));

const answer = (text: string, status = 200) =>
  fetchMock.mockResolvedValue({
    ok: status === 200,
    status,
    text: () => Promise.resolve(text),
  } as Response);

const page = (content: string) =>
  `<!doctype html><meta name="trustfold-chunks" content='${content}' />`;

it('[E3] reads the kernel of the page that is released, past the browser’s cache', async () => {
  answer(page('{"kernel":"1.1.0","files":{}}'));
  expect(await releasedKernel()).toBe('1.1.0');
  expect(fetchMock).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-cache' }));
});

it.each([
  ['is missing', '', 404],
  ['says nothing of it', '<!doctype html>', 200],
  ['says what is no JSON', page('{'), 200],
])('[E3] knows none where the page %s', async (_case, text, status) => {
  answer(text, status);
  expect(await releasedKernel()).toBeUndefined();
});
