import { newerShell } from './newer-shell';
import { readReleasedPage } from './released-page';

const originalFetch = globalThis.fetch;

const answer = (body: string, status = 200) => {
  const response = { ok: status < 400, status, text: () => Promise.resolve(body) } as Response;
  globalThis.fetch = () => Promise.resolve(response);
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

describe('newerShell', () => {
  it('[deployment] returns the first script of another shell, and nothing for the same shell', async () => {
    answer(pageOf('/assets/main.0123456789.js'));
    await expect(newerShell()).resolves.toBeUndefined();
    answer(pageOf('/assets/main.abcdefabcd.js'));
    await expect(newerShell()).resolves.toBe('main.abcdefabcd.js');
  });

  it('[E3, G5] leaves the styles of that page out, which this page’s policy does not know', async () => {
    answer(
      `<style>a { color: red }</style><style>\n@layer b;\n</style>${pageOf('/assets/main.b.js')}`,
    );
    const page = await readReleasedPage();
    expect(page.querySelector('style')).toBeNull();
    expect(page.querySelector('script')).not.toBeNull();
  });

  it('[E3] takes what is no page of ours, such as a network’s own, for no shell', async () => {
    answer('<!doctype html><title>Sign in to this network</title>');
    await expect(newerShell()).resolves.toBeUndefined();
    answer('', 404);
    await expect(newerShell()).rejects.toThrow('404');
  });
});
