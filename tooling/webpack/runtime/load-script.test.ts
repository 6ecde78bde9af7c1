/** @jest-environment jsdom */
import { trustRelease } from 'shared-kernel/remote';
import { loadScript } from './load-script';

const folder = 'http://127.0.0.1:1/contracts/r/a/';

trustRelease({ address: folder, files: { 'a.js': 'sha384-abc' } }, window.location.href);

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

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

describe('loadScript', () => {
  it('[federation] holds a script to the digest that its release names', () => {
    loadScript(`${folder}a.js`, jest.fn());
    expect(last().integrity).toBe('sha384-abc');
    expect(last().crossOrigin).toBe('anonymous');
  });

  it('[federation] asks for no script that its release does not name', () => {
    const done = jest.fn();
    loadScript(`${folder}b.js`, done);
    expect(done).toHaveBeenCalledWith({ type: 'refused', target: { src: `${folder}b.js` } });
    expect(scripts()).toEqual([]);
  });

  it('[E3] asks twice more for one that failed, past the browser’s cache, before it says so', () => {
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

  it('[E3] asks again for one that hangs, and tells once how it went', () => {
    const done = jest.fn();
    loadScript(`${folder}a.js`, done);
    const hanging = last();
    jest.advanceTimersByTime(31_000);
    answer('load');
    hanging.dispatchEvent(new Event('error'));
    expect(done).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
  });
});
