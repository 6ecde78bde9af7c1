import { trustRelease } from './integrity';
import { loadStyle } from './load-file';
import { tryAgain } from './retry';

const folder = 'http://127.0.0.1:1/contracts/r/a/';

trustRelease({ address: folder, files: { 'a.css': 'sha384-abc' } }, window.location.href);

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
    // Lets open requests time out, so that a later Try Again does not repeat them.
    jest.advanceTimersByTime(100_000);
    document.head.innerHTML = '';
  });
};

describe('loadStyle', () => {
  withStoppedTime();

  it('[federation] loads a stylesheet with the digest from its release', () => {
    const { link } = insert(`${folder}a.css`);
    expect(link.integrity).toBe('sha384-abc');
    expect(link.crossOrigin).toBe('anonymous');
    expect(link.isConnected).toBe(true);
  });

  it('[federation] refuses a stylesheet that its release does not list', () => {
    const { link, fail } = insert(`${folder}b.css`);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(link.isConnected).toBe(false);
  });

  it('[theme] inserts antd’s stylesheet before all others, in any load order', () => {
    const { link: own } = insert('http://127.0.0.1:2/assets/dashboard.1.css');
    const { link: antd } = insert('http://127.0.0.1:2/assets/antd.1.css');
    expect([...document.head.children]).toEqual([antd, own]);
  });

  it('[federation] does not check a stylesheet without a release, such as the shell’s', () => {
    const { link, load } = insert('http://127.0.0.1:2/a.css');
    expect(link.integrity).toBeFalsy();
    expect(link.crossOrigin).toBeNull();
    link.dispatchEvent(new Event('load'));
    hang();
    expect(link.href).toBe('http://127.0.0.1:2/a.css');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['', folder])('[E3] retries a failed stylesheet twice before it fails: %s', (at) => {
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
  });

  it('[E3] retries a hanging stylesheet and fails if all attempts hang', () => {
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
    ['a later request brings it', 1],
    ['it comes after its time', 0],
  ])('[E3] stylesheet is inserted once, in the right position, when %s', (_how, which) => {
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

  it('[E3] requests a stylesheet immediately on Try Again without cancelling the old request', () => {
    const { link, load } = insert(`${folder}a.css`);
    tryAgain();
    expect(sheets().map(({ href }) => href)).toEqual([
      `${folder}a.css`,
      expect.stringMatching(/a\.css\?retry=/),
    ]);
    link.dispatchEvent(new Event('load'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(sheets()).toEqual([link]);
  });
});
