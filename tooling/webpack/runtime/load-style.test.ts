/** @jest-environment jsdom */
import { trustRelease } from 'shared-kernel/remote';
import { loadStyle } from './load-style';

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

const pause = () => jest.advanceTimersByTime(1_000);
const hang = () => jest.advanceTimersByTime(11_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

describe('loadStyle', () => {
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

  it('[theme] puts the rules of antd before all others, wherever they come', () => {
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

  it.each(['', folder])('[E3] asks twice more for one that failed before it says so: %s', (at) => {
    const { link, fail } = insert(`${at || 'http://127.0.0.1:2/'}a.css`);
    const failOnce = () => {
      link.dispatchEvent(new Event('error'));
      pause();
    };
    failOnce();
    expect(link.href).toMatch(/a\.css\?retry=/);
    failOnce();
    expect(fail).not.toHaveBeenCalled();
    failOnce();
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('[E3] asks again for one that hangs, and says so when it hangs for good', () => {
    const { link, load, fail } = insert(`${folder}a.css`);
    hang();
    expect(link.href).toMatch(/a\.css\?retry=/);
    hang();
    hang();
    expect(fail).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('[E3] is there once a later request brings it', () => {
    const { link, load, fail } = insert(`${folder}a.css`);
    hang();
    link.dispatchEvent(new Event('load'));
    hang();
    expect(load).toHaveBeenCalledTimes(1);
    expect(fail).not.toHaveBeenCalled();
  });
});
