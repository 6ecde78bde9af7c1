import { trustRelease } from './integrity';
import { loadScript } from './load-script';
import { tryAgain } from './try-again';

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

const withStoppedTime = () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    // What was never answered is given up, so that no later Try Again asks for it.
    jest.advanceTimersByTime(100_000);
    document.head.innerHTML = '';
  });
};

describe('loadScript', () => {
  withStoppedTime();

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

  it('[E3] asks twice more for one that failed, past the browser’s cache, before it fails', () => {
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

  it('[E3] asks again for one that came and could not be read, as it does for one that failed', () => {
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

  it('[E3] takes one that comes after its time, and lets the one asked for beside it be', () => {
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

  it('[E3] says of one that may still come that its time is over, also after a later request', () => {
    const done = jest.fn();
    loadScript(`${folder}a.js`, done);
    jest.advanceTimersByTime(31_000);
    answer('error');
    answer('error');
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
  });
});

describe('Try Again', () => {
  withStoppedTime();

  it('[E3] has one that hangs asked for at once, three times more, beside what is on its way', () => {
    const done = jest.fn();
    loadScript(`${folder}a.js`, done);
    const hanging = last();
    tryAgain();
    expect(scripts()).toHaveLength(2);
    expect(hanging.isConnected).toBe(true);
    expect(last().src).toMatch(/a\.js\?retry=/);
    answer('error');
    answer('error');
    expect(done).not.toHaveBeenCalled();
    answer('error');
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
  });

  it('[E3] takes whichever comes first: what was on its way, or what it asked for', () => {
    for (const isOld of [true, false]) {
      const done = jest.fn();
      loadScript(`${folder}a.js`, done);
      const old = last();
      tryAgain();
      (isOld ? old : last()).dispatchEvent(new Event('load'));
      expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
      document.head.innerHTML = '';
    }
  });

  it('[E3] asks with each press for a file of another address, and with the last press goes on', () => {
    loadScript(`${folder}a.js`, jest.fn());
    tryAgain();
    tryAgain();
    expect(new Set(scripts().map(({ src }) => src)).size).toBe(3);
    jest.advanceTimersByTime(31_000);
    expect(scripts()).toHaveLength(4);
  });

  it('[E3] does not wait for the pause after a failure', () => {
    loadScript(`${folder}a.js`, jest.fn());
    last().dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    tryAgain();
    expect(scripts()).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(scripts()).toHaveLength(1);
  });

  it('[E3] requests nothing that has loaded or was given up', () => {
    loadScript(`${folder}a.js`, jest.fn());
    answer('load');
    loadScript(`${folder}a.js`, jest.fn());
    for (let count = 0; count < 3; count += 1) answer('error');
    tryAgain();
    expect(scripts()).toEqual([]);
  });
});
