import userEvent from '@testing-library/user-event';
import { act, render, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { createLazyComponent } from './lazy-component';
import { retryPendingRequests } from './retry';
import { loadEntry } from './loader-plugin';
import { registerReleaseIntegrity } from './integrity';
import { loadScript, loadStyle } from './load-script';

describe('lazy component', () => {
  interface NoteProps {
    readonly id: number;
  }

  const load = jest.fn<Promise<FunctionComponent<NoteProps>>, []>();
  const Note = ({ id }: NoteProps) => <p>Note {id}</p>;
  const Throwing = () => {
    throw new Error('broken inside');
  };

  const lazyNote = () =>
    createLazyComponent<NoteProps>(load, {
      pending: () => 'Loading',
      failed: ({ error, retry }) => (
        <>
          <p role="alert">{(error as Error).message}</p>
          <button onClick={retry}>Try Again</button>
        </>
      ),
    });

  const retryPendingRequests = () =>
    userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  beforeEach(() => load.mockReset().mockResolvedValue(Note));

  describe('createLazyComponent', () => {
    it('[R110] a lazy component loads its code once, when it is first shown', async () => {
      const Lazy = lazyNote();
      expect(load).not.toHaveBeenCalled();
      render(
        <>
          <Lazy id={1} />
          <Lazy id={2} />
        </>,
      );
      expect(screen.getAllByText(/Loading/)).toHaveLength(1);
      expect(await screen.findByText('Note 1')).toBeVisible();
      expect(screen.getByText('Note 2')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('[R110] a preloaded lazy component renders immediately', async () => {
      const Lazy = lazyNote();
      await Lazy.preload();
      render(<Lazy id={1} />);
      expect(screen.getByText('Note 1')).toBeVisible();
    });

    it('[R110] “Try Again” loads a lazy component that failed to load', async () => {
      load.mockRejectedValueOnce(new Error('down'));
      const Lazy = lazyNote();
      render(<Lazy id={1} />);
      expect(await screen.findByRole('alert')).toHaveTextContent('down');
      await retryPendingRequests();
      expect(await screen.findByText('Note 1')).toBeVisible();
    });

    it('[R110] a lazy component loads again at its next mount after a failure', async () => {
      load.mockRejectedValueOnce(new Error('down'));
      const Lazy = lazyNote();
      const first = render(<Lazy id={1} />);
      await screen.findByText(/down/);
      first.unmount();
      render(<Lazy id={1} />);
      expect(await screen.findByText('Note 1')).toBeVisible();
    });

    it('[R110] a lazy component loads when it is shown if its preload failed', async () => {
      load.mockRejectedValueOnce(new Error('down'));
      const Lazy = lazyNote();
      await Lazy.preload();
      render(<Lazy id={1} />);
      expect(await screen.findByText('Note 1')).toBeVisible();
    });

    it('[R110] a rendering error of a lazy component is caught, and a retry renders it again', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      load.mockResolvedValue(Throwing);
      const Lazy = lazyNote();
      render(<Lazy id={1} />);
      expect(await screen.findByRole('alert')).toHaveTextContent('broken inside');
      await retryPendingRequests();
      expect(screen.getByRole('alert')).toHaveTextContent('broken inside');
      log.mockRestore();
    });

    it('[R110] a lazy component that was unmounted while loading renders nothing', async () => {
      let arrive: (note: typeof Note) => void = () => undefined;
      load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
      const Lazy = lazyNote();
      const { unmount } = render(<Lazy id={1} />);
      unmount();
      await act(() => {
        arrive(Note);
        return Promise.resolve();
      });
      expect(screen.queryByText('Note 1')).not.toBeInTheDocument();
    });
  });
});

describe('loading of a remote entry', () => {
  const entry = 'http://127.0.0.1:1/r/a/remote-entry.js';
  const container = { init: () => undefined, get: () => undefined };

  function settle(type: string, left: object = {}): void {
    const script = document.head.querySelector('script');
    Object.assign(globalThis, left);
    script?.dispatchEvent(new Event(type));
  }

  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  describe('loadEntry', () => {
    it('[federation] the entry script of a remote is loaded, and its container is returned', async () => {
      const loading = loadEntry(entry, 'first');
      expect(document.head.querySelector('script')).toMatchObject({
        src: entry,
        crossOrigin: 'anonymous',
      });
      settle('load', { first: container });
      await expect(loading).resolves.toBe(container);
    });

    it('[L1, federation] a remote loads even if a page element has the remote’s name as its id', async () => {
      document.body.innerHTML = '<section id="anchored"></section>';
      expect(Reflect.get(globalThis, 'anchored')).toBeInstanceOf(HTMLElement);
      const loading = loadEntry(entry, 'anchored');
      settle('load', { anchored: container });
      await expect(loading).resolves.toBe(container);
    });

    it('[E3] an entry script that defines no remote fails to load, even if a page element has the remote’s name as its id', async () => {
      document.body.innerHTML = '<section id="anchor"></section>';
      const loading = loadEntry(entry, 'anchor');
      settle('load');
      await expect(loading).rejects.toThrow('The entry of anchor did not load: load.');
    });

    it('[E3] an entry script that defines no remote fails to load, even if an earlier attempt defined it', async () => {
      const earlier = loadEntry(entry, 'again');
      settle('load', { again: container });
      await earlier;
      const loading = loadEntry(entry, 'again');
      settle('load');
      await expect(loading).rejects.toThrow('The entry of again did not load: load.');
    });
  });
});

describe('script loading', () => {
  const folder = 'http://127.0.0.1:1/contracts/r/a/';

  registerReleaseIntegrity(
    { address: folder, files: { 'a.js': 'sha384-abc' } },
    window.location.href,
  );

  const scripts = () => [...document.head.querySelectorAll('script')];
  const last = () => {
    const script = scripts().at(-1);
    if (!script) throw new Error('Nothing is asked for.');
    return script;
  };

  const answer = (type: string) => {
    last().dispatchEvent(new Event(type));
    jest.advanceTimersByTime(1_000);
  };

  const withStoppedTime = () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      // Lets pending requests time out, so that Try Again in a later test does not repeat them.
      jest.advanceTimersByTime(100_000);
      document.head.innerHTML = '';
    });
  };

  describe('loadScript', () => {
    withStoppedTime();

    it('[federation] a script is loaded with the integrity hash from its release', () => {
      loadScript(`${folder}a.js`, jest.fn());
      expect(last().integrity).toBe('sha384-abc');
      expect(last().crossOrigin).toBe('anonymous');
    });

    it('[federation] a script that its release does not list is not requested', () => {
      const done = jest.fn();
      loadScript(`${folder}b.js`, done);
      expect(done).toHaveBeenCalledWith({ type: 'refused', target: { src: `${folder}b.js` } });
      expect(scripts()).toEqual([]);
    });

    it('[E3] a failed script is retried twice, bypassing the browser cache', () => {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      answer('error');
      expect(last().src).toMatch(/a\.js\?retry=/);
      answer('error');
      expect(done).not.toHaveBeenCalled();
      answer('error');
      expect(done).toHaveBeenCalledWith({ type: 'error', target: { src: `${folder}a.js` } });
      expect(scripts()).toEqual([]);
    });

    it('[E3] a script that cannot be parsed is retried', () => {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      window.dispatchEvent(new ErrorEvent('error', { filename: `${folder}other.js` }));
      window.dispatchEvent(new ErrorEvent('error', { filename: last().src }));
      answer('load');
      expect(done).not.toHaveBeenCalled();
      expect(last().src).toMatch(/a\.js\?retry=/);
      answer('load');
      expect(done).toHaveBeenCalledWith({ type: 'load', target: { src: `${folder}a.js` } });
    });

    it('[E3] a hanging script is retried, and the result is reported once', () => {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      const hanging = last();
      jest.advanceTimersByTime(31_000);
      answer('load');
      hanging.dispatchEvent(new Event('error'));
      expect(done).toHaveBeenCalledTimes(1);
      expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
    });

    it('[E3] a script that arrives after its timeout is accepted, and the parallel retry is ignored', () => {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      const slow = last();
      jest.advanceTimersByTime(31_000);
      slow.dispatchEvent(new Event('load'));
      expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
      answer('error');
      jest.advanceTimersByTime(100_000);
      expect(done).toHaveBeenCalledTimes(1);
      expect(scripts()).toEqual([]);
    });

    it('[E3] a timeout is reported instead of an error while an earlier request may still succeed', () => {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      jest.advanceTimersByTime(31_000);
      answer('error');
      answer('error');
      expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
    });
  });

  describe('Try Again for scripts', () => {
    withStoppedTime();

    it('[E3] “Try Again” immediately repeats the request for a hanging script, up to three times, without cancelling earlier requests', () => {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      const hanging = last();
      retryPendingRequests();
      expect(scripts()).toHaveLength(2);
      expect(hanging.isConnected).toBe(true);
      expect(last().src).toMatch(/a\.js\?retry=/);
      answer('error');
      answer('error');
      expect(done).not.toHaveBeenCalled();
      answer('error');
      expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
    });

    it('[E3] the first successful response is used, whether it belongs to the original request or to a retry', () => {
      for (const isOld of [true, false]) {
        const done = jest.fn();
        loadScript(`${folder}a.js`, done);
        const old = last();
        retryPendingRequests();
        (isOld ? old : last()).dispatchEvent(new Event('load'));
        expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
        document.head.innerHTML = '';
      }
    });

    it('[E3] each press of “Try Again” sends a request with a new URL, and only the latest request is retried', () => {
      loadScript(`${folder}a.js`, jest.fn());
      retryPendingRequests();
      retryPendingRequests();
      expect(new Set(scripts().map(({ src }) => src)).size).toBe(3);
      jest.advanceTimersByTime(31_000);
      expect(scripts()).toHaveLength(4);
    });

    it('[E3] “Try Again” sends a failed request again without waiting for the retry delay', () => {
      loadScript(`${folder}a.js`, jest.fn());
      last().dispatchEvent(new Event('error'));
      expect(scripts()).toEqual([]);
      retryPendingRequests();
      expect(scripts()).toHaveLength(1);
      jest.advanceTimersByTime(1_000);
      expect(scripts()).toHaveLength(1);
    });

    it('[E3] “Try Again” does not repeat the request for a script that has loaded or has no retries left', () => {
      loadScript(`${folder}a.js`, jest.fn());
      answer('load');
      loadScript(`${folder}a.js`, jest.fn());
      for (let count = 0; count < 3; count += 1) answer('error');
      retryPendingRequests();
      expect(scripts()).toEqual([]);
    });
  });
});

describe('stylesheet loading', () => {
  const folder = 'http://127.0.0.1:1/contracts/r/a/';

  registerReleaseIntegrity(
    { address: folder, files: { 'a.css': 'sha384-abc' } },
    window.location.href,
  );

  function insert(href: string) {
    const link = document.createElement('link');
    link.href = href;
    const [load, fail] = [jest.fn(), jest.fn()];
    link.onload = load;
    link.onerror = fail;
    loadStyle(link);
    return { link, load, fail };
  }

  const sheets = () => [...document.head.querySelectorAll('link')];
  const last = () => {
    const link = sheets().at(-1);
    if (!link) throw new Error('Nothing is asked for.');
    return link;
  };

  const pause = () => jest.advanceTimersByTime(1_000);
  const hang = () => jest.advanceTimersByTime(11_000);

  const withStoppedTime = () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.advanceTimersByTime(100_000);
      document.head.innerHTML = '';
    });
  };

  describe('loadStyle', () => {
    withStoppedTime();

    it('[federation] a stylesheet is loaded with the integrity hash from its release', () => {
      const { link } = insert(`${folder}a.css`);
      expect(link.integrity).toBe('sha384-abc');
      expect(link.crossOrigin).toBe('anonymous');
      expect(link.isConnected).toBe(true);
    });

    it('[federation] a stylesheet that its release does not list is refused', () => {
      const { link, fail } = insert(`${folder}b.css`);
      expect(fail).toHaveBeenCalledTimes(1);
      expect(link.isConnected).toBe(false);
    });

    it('[theme] antd’s stylesheet comes before all others, regardless of the load order', () => {
      const { link: own } = insert('http://127.0.0.1:2/assets/dashboard.1.css');
      const { link: antd } = insert('http://127.0.0.1:2/assets/antd.1.css');
      expect([...document.head.children]).toEqual([antd, own]);
    });

    it('[federation] a stylesheet outside of releases loads without an integrity hash', () => {
      const { link, load } = insert('http://127.0.0.1:2/a.css');
      expect(link.integrity).toBeFalsy();
      expect(link.crossOrigin).toBeNull();
      link.dispatchEvent(new Event('load'));
      hang();
      expect(link.href).toBe('http://127.0.0.1:2/a.css');
      expect(load).toHaveBeenCalledTimes(1);
    });

    it.each(['', folder])(
      '[E3] a failed stylesheet is retried twice, with the base URL “%s”',
      (at) => {
        const { fail } = insert(`${at || 'http://127.0.0.1:2/'}a.css`);
        const failOnce = () => {
          last().dispatchEvent(new Event('error'));
          pause();
        };
        failOnce();
        expect(last().href).toMatch(/a\.css\?retry=/);
        failOnce();
        expect(fail).not.toHaveBeenCalled();
        failOnce();
        expect(fail).toHaveBeenCalledTimes(1);
        expect(sheets()).toEqual([]);
      },
    );

    it('[E3] a hanging stylesheet is retried, and fails if all attempts hang', () => {
      const { load, fail } = insert(`${folder}a.css`);
      hang();
      expect(last().href).toMatch(/a\.css\?retry=/);
      expect(last().integrity).toBe('sha384-abc');
      hang();
      hang();
      expect(fail).toHaveBeenCalledTimes(1);
      expect(load).not.toHaveBeenCalled();
      expect(sheets()).toEqual([]);
    });

    it.each([
      ['a later request loads it', 1],
      ['it loads after its timeout', 0],
    ])('[E3] a stylesheet is inserted only once, and before later ones, if %s', (_how, which) => {
      const { load, fail } = insert(`${folder}a.css`);
      const { link: later } = insert('http://127.0.0.1:2/later.css');
      later.dispatchEvent(new Event('load'));
      hang();
      const own = sheets()[which];
      own?.dispatchEvent(new Event('load'));
      hang();
      expect(load).toHaveBeenCalledTimes(1);
      expect(fail).not.toHaveBeenCalled();
      expect(sheets()).toEqual([own, later]);
    });

    it('[E3] “Try Again” requests a stylesheet immediately without cancelling the earlier request', () => {
      const { link, load } = insert(`${folder}a.css`);
      retryPendingRequests();
      expect(sheets().map(({ href }) => href)).toEqual([
        `${folder}a.css`,
        expect.stringMatching(/a\.css\?retry=/),
      ]);
      link.dispatchEvent(new Event('load'));
      expect(load).toHaveBeenCalledTimes(1);
      expect(sheets()).toEqual([link]);
    });
  });
});
