import { trustRelease } from './integrity';
import { loadStyle } from './load-style';
import { tryAgain } from './try-again';

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
    // What was never answered is given up, so that no later Try Again asks for it.
    jest.advanceTimersByTime(100_000);
    document.head.innerHTML = '';
  });
};

describe('loadStyle', () => {
  withStoppedTime();

  it('[federation] holds a stylesheet to the digest that its release names', () => {
    const { link } = insert(`${folder}a.css`);
    expect(link.integrity).toBe('sha384-abc');
    expect(link.crossOrigin).toBe('anonymous');
    expect(link.isConnected).toBe(true);
  });

  it('[federation] refuses a stylesheet that its release does not name', () => {
    const { link, fail } = insert(`${folder}b.css`);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(link.isConnected).toBe(false);
  });

  it('[theme] puts the rules of antd before all others, in any order', () => {
    const { link: own } = insert('http://127.0.0.1:2/assets/dashboard.1.css');
    const { link: antd } = insert('http://127.0.0.1:2/assets/antd.1.css');
    expect([...document.head.children]).toEqual([antd, own]);
  });

  it('[federation] leaves one without a release, as the shell’s own, alone', () => {
    const { link, load } = insert('http://127.0.0.1:2/a.css');
    expect(link.integrity).toBeFalsy();
    expect(link.crossOrigin).toBeNull();
    link.dispatchEvent(new Event('load'));
    hang();
    expect(link.href).toBe('http://127.0.0.1:2/a.css');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['', folder])('[E3] asks twice more for one that failed before it gives up: %s', (at) => {
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

  it('[E3] asks again for one that hangs, and fails if it hangs for good', () => {
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
  ])('[E3] is there, once and in its place, when %s', (_how, which) => {
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

  it('[E3] is asked for at once by Try Again, which stops nothing that is on its way', () => {
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
