import { trustRelease } from './integrity';
import { loadScript } from './load-file';
import { tryAgain } from './retry';

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
    // Lets open requests time out, so that a later Try Again does not repeat them.
    jest.advanceTimersByTime(100_000);
    document.head.innerHTML = '';
  });
};

describe('loadScript', () => {
  withStoppedTime();

  it('[federation] loads a script with the digest from its release', () => {
    loadScript(`${folder}a.js`, jest.fn());
    expect(last().integrity).toBe('sha384-abc');
    expect(last().crossOrigin).toBe('anonymous');
  });

  it('[federation] does not request a script that its release does not list', () => {
    const done = jest.fn();
    loadScript(`${folder}b.js`, done);
    expect(done).toHaveBeenCalledWith({ type: 'refused', target: { src: `${folder}b.js` } });
    expect(scripts()).toEqual([]);
  });

  it('[E3] retries a failed script twice, bypassing the browser’s cache', () => {
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

  it('[E3] retries a script that loads but cannot be parsed', () => {
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

  it('[E3] retries a hanging script and reports the outcome once', () => {
    const done = jest.fn();
    loadScript(`${folder}a.js`, done);
    const hanging = last();
    jest.advanceTimersByTime(31_000);
    answer('load');
    hanging.dispatchEvent(new Event('error'));
    expect(done).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
  });

  it('[E3] accepts a script that arrives after its time limit and ignores the parallel retry', () => {
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

  it('[E3] reports a timeout if an earlier request may still succeed', () => {
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

  it('[E3] requests a hanging script again immediately, up to three times, without cancelling the old request', () => {
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

  it('[E3] accepts whichever request succeeds first, the old or the new one', () => {
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

  it('[E3] each press of Try Again requests a new address, and only the last one is retried', () => {
    loadScript(`${folder}a.js`, jest.fn());
    tryAgain();
    tryAgain();
    expect(new Set(scripts().map(({ src }) => src)).size).toBe(3);
    jest.advanceTimersByTime(31_000);
    expect(scripts()).toHaveLength(4);
  });

  it('[E3] Try Again does not wait for the pause after a failure', () => {
    loadScript(`${folder}a.js`, jest.fn());
    last().dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    tryAgain();
    expect(scripts()).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(scripts()).toHaveLength(1);
  });

  it('[E3] Try Again requests no script that has loaded or finally failed', () => {
    loadScript(`${folder}a.js`, jest.fn());
    answer('load');
    loadScript(`${folder}a.js`, jest.fn());
    for (let count = 0; count < 3; count += 1) answer('error');
    tryAgain();
    expect(scripts()).toEqual([]);
  });
});
