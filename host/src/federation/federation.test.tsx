import { act, render, screen } from '@testing-library/react';
import type { RemoteRelease } from 'shared-kernel/remote';
import { CompilingNotice, waitUntilCompiled } from './compiling';
import { findNewerShell, readReleasedPage, findReleasedKernelVersion } from './released-page';
import { enableRemoteStyles } from './remote-styles';

const release = { address: '/remotes/contracts/', entry: 'remote-entry.js' } as RemoteRelease;

describe('a remote compiled from source', () => {
  afterEach(() => jest.useRealTimers());

  it('[R26] a remote compiled from source is shown as compiling until the development server responds', async () => {
    jest.useFakeTimers();
    const answers: (() => void)[] = [];
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((resolve) => answers.push(() => resolve({} as Response))),
    );
    render(<CompilingNotice remote="contracts" />);
    const compiled = waitUntilCompiled('contracts', release);
    expect(fetch).toHaveBeenCalledWith('/remotes/contracts/remote-entry.js', { method: 'HEAD' });
    act(() => jest.advanceTimersByTime(400));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toHaveTextContent('contracts is being compiled');
    answers.forEach((answer) => answer());
    await act(() => compiled);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('released page', () => {
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
    it('[deployment] the main script of a newer shell is found on the released page', async () => {
      answer(pageOf('/assets/main.0123456789.js'));
      await expect(findNewerShell()).resolves.toBeUndefined();
      answer(pageOf('/assets/main.abcdefabcd.js'));
      await expect(findNewerShell()).resolves.toBe('main.abcdefabcd.js');
    });

    it('[E3, G5] the styles of a released page are discarded, because the content security policy forbids them', async () => {
      answer(
        `<style>a { color: red }</style><style>\n@layer b;\n</style>${pageOf('/assets/main.b.js')}`,
      );
      const page = await readReleasedPage();
      expect(page.querySelector('style')).toBeNull();
      expect(page.querySelector('script')).not.toBeNull();
    });

    it('[E3] a page of another origin, such as a captive portal, does not count as a newer shell', async () => {
      answer('<!doctype html><title>Sign in to this network</title>');
      await expect(findNewerShell()).resolves.toBeUndefined();
      answer('', 404);
      await expect(findNewerShell()).rejects.toThrow('404');
    });
  });

  describe('findReleasedKernelVersion', () => {
    const page = (content: string) =>
      `<!doctype html><meta name="trustfold-chunks" content='${content}' />`;

    it('[E3] the kernel version of the released page is read without the browser cache', async () => {
      const requests = answer(page('{"kernel":"1.1.0","files":{}}'));
      expect(await findReleasedKernelVersion()).toBe('1.1.0');
      expect(requests).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-cache' }));
    });

    it.each([
      ['is missing', '', 404],
      ['does not name a kernel version', '<!doctype html>', 200],
      ['contains invalid JSON', page('{'), 200],
    ])(
      '[E3] the kernel version is unknown if the released page %s',
      async (_case, text, status) => {
        answer(text, status);
        expect(await findReleasedKernelVersion()).toBeUndefined();
      },
    );
  });
});

describe('remote styles', () => {
  const folder = `http://127.0.0.1:1/contracts/r/${'a'.repeat(32)}/`;

  const sheetOf = () => ({ disabled: false }) as CSSStyleSheet;

  /** jsdom does not fetch stylesheets, so this stylesheet counts as loaded at once. */
  function link(href: string): CSSStyleSheet {
    const element = document.createElement('link');
    const sheet = sheetOf();
    element.rel = 'stylesheet';
    element.href = href;
    Object.defineProperty(element, 'sheet', { value: sheet });
    document.head.append(element);
    return sheet;
  }

  const adopt = (...adoptedStyleSheets: CSSStyleSheet[]) =>
    Object.assign(document, { adoptedStyleSheets });

  afterEach(() => {
    document.head.innerHTML = '';
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });

  describe('enableRemoteStyles', () => {
    it('[E3] the stylesheets of a remote are disabled when it unmounts and enabled when it mounts again', () => {
      const ofShell = link('http://127.0.0.1/assets/main.css');
      const ofRemote = link(`${folder}assets/screen.css`);
      const ofOther = link(`${folder.replace('contracts', 'account')}assets/screen.css`);
      const leave = enableRemoteStyles(folder);
      const later = link(`${folder}assets/dialogs.css`);
      leave();
      expect([ofRemote, later].every(({ disabled }) => disabled)).toBe(true);
      expect([ofShell, ofOther].some(({ disabled }) => disabled)).toBe(false);

      const leaveAgain = enableRemoteStyles(folder);
      expect([ofRemote, later].some(({ disabled }) => disabled)).toBe(false);
      leaveAgain();
      expect(ofRemote.disabled).toBe(true);
    });

    it('[E3] only the adopted stylesheets of the remote are disabled and enabled', () => {
      const [ofPage, ofRemote] = [sheetOf(), sheetOf()];
      adopt(ofPage);
      const leave = enableRemoteStyles(`${folder}other/`);
      adopt(ofPage, ofRemote);
      leave();
      expect([ofPage.disabled, ofRemote.disabled]).toEqual([false, true]);
      enableRemoteStyles(`${folder}other/`);
      expect(ofRemote.disabled).toBe(false);
    });

    it('[E3] styles of a remote work in a browser without adopted stylesheets', () => {
      expect(() => enableRemoteStyles(folder)()).not.toThrow();
    });
  });
});
