import { findNewerShell, readReleasedPage, releasedKernel } from './released-page';

const originalFetch = globalThis.fetch;

const answer = (body: string, status = 200) => {
  const response = { ok: status < 400, status, text: () => Promise.resolve(body) } as Response;
  const requests = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
  globalThis.fetch = requests.mockResolvedValue(response);
  return requests;
};

const pageOf = (script: string) =>
  `<!doctype html><head><script defer src="${script}"></script></head>`;

beforeEach(() => {
  document.head.innerHTML = '<script defer src="/assets/main.0123456789.js?retry=1"></script>';
});
afterEach(() => {
  document.head.innerHTML = '';
  globalThis.fetch = originalFetch;
});

describe('findNewerShell', () => {
  it('[deployment] returns the main script of a newer shell, and undefined if the shell is unchanged', async () => {
    answer(pageOf('/assets/main.0123456789.js'));
    await expect(findNewerShell()).resolves.toBeUndefined();
    answer(pageOf('/assets/main.abcdefabcd.js'));
    await expect(findNewerShell()).resolves.toBe('main.abcdefabcd.js');
  });

  it('[E3, G5] omits the styles of the released page, which the content security policy forbids', async () => {
    answer(
      `<style>a { color: red }</style><style>\n@layer b;\n</style>${pageOf('/assets/main.b.js')}`,
    );
    const page = await readReleasedPage();
    expect(page.querySelector('style')).toBeNull();
    expect(page.querySelector('script')).not.toBeNull();
  });

  it('[E3] ignores a page of another origin, such as a captive portal', async () => {
    answer('<!doctype html><title>Sign in to this network</title>');
    await expect(findNewerShell()).resolves.toBeUndefined();
    answer('', 404);
    await expect(findNewerShell()).rejects.toThrow('404');
  });
});

describe('releasedKernel', () => {
  const page = (content: string) =>
    `<!doctype html><meta name="trustfold-chunks" content='${content}' />`;

  it('[E3] reads the kernel version of the released page without the browser cache', async () => {
    const requests = answer(page('{"kernel":"1.1.0","files":{}}'));
    expect(await releasedKernel()).toBe('1.1.0');
    expect(requests).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-cache' }));
  });

  it.each([
    ['is missing', '', 404],
    ['does not name it', '<!doctype html>', 200],
    ['holds invalid JSON', page('{'), 200],
  ])('[E3] returns undefined if the page %s', async (_case, text, status) => {
    answer(text, status);
    expect(await releasedKernel()).toBeUndefined();
  });
});
