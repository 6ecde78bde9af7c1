import { loadEntry } from './loader-plugin';

const entry = 'http://127.0.0.1:1/r/a/remote-entry.js';
const container = { init: () => undefined, get: () => undefined };

/** Ends the one script that is asked for, which leaves this behind. */
function settle(type: string, left: object = {}): void {
  const script = document.head.querySelector('script');
  Object.assign(globalThis, left);
  script?.dispatchEvent(new Event(type));
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the entry of a remote', () => {
  it('[federation] is loaded as every script is, and gives the remote', async () => {
    const loading = loadEntry(entry, 'first');
    expect(document.head.querySelector('script')).toMatchObject({
      src: entry,
      crossOrigin: 'anonymous',
    });
    settle('load', { first: container });
    await expect(loading).resolves.toBe(container);
  });

  it('[L1, federation] is not mistaken for an element of the page that has its name', async () => {
    document.body.innerHTML = '<section id="anchored"></section>';
    expect(Reflect.get(globalThis, 'anchored')).toBeInstanceOf(HTMLElement);
    const loading = loadEntry(entry, 'anchored');
    settle('load', { anchored: container });
    await expect(loading).resolves.toBe(container);
  });

  it('[E3] that leaves no remote behind is a failure, also if something else has its name', async () => {
    document.body.innerHTML = '<section id="anchor"></section>';
    const loading = loadEntry(entry, 'anchor');
    settle('load');
    await expect(loading).rejects.toThrow('The entry of anchor did not load: load.');
  });

  it('[E3] that leaves no remote behind is a failure, though an earlier one did', async () => {
    const earlier = loadEntry(entry, 'again');
    settle('load', { again: container });
    await earlier;
    const loading = loadEntry(entry, 'again');
    settle('load');
    await expect(loading).rejects.toThrow('The entry of again did not load: load.');
  });
});
