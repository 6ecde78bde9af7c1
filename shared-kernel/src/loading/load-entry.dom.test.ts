import { loadEntry } from './loader-plugin';

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
  it('[federation] loads a remote’s entry with the script loader and returns the remote', async () => {
    const loading = loadEntry(entry, 'first');
    expect(document.head.querySelector('script')).toMatchObject({
      src: entry,
      crossOrigin: 'anonymous',
    });
    settle('load', { first: container });
    await expect(loading).resolves.toBe(container);
  });

  it('[L1, federation] does not mistake a page element with the same id for the remote', async () => {
    document.body.innerHTML = '<section id="anchored"></section>';
    expect(Reflect.get(globalThis, 'anchored')).toBeInstanceOf(HTMLElement);
    const loading = loadEntry(entry, 'anchored');
    settle('load', { anchored: container });
    await expect(loading).resolves.toBe(container);
  });

  it('[E3] fails if the entry defines no remote, even if an element has its name', async () => {
    document.body.innerHTML = '<section id="anchor"></section>';
    const loading = loadEntry(entry, 'anchor');
    settle('load');
    await expect(loading).rejects.toThrow('The entry of anchor did not load: load.');
  });

  it('[E3] fails if the entry defines no remote, even if an earlier attempt did', async () => {
    const earlier = loadEntry(entry, 'again');
    settle('load', { again: container });
    await earlier;
    const loading = loadEntry(entry, 'again');
    settle('load');
    await expect(loading).rejects.toThrow('The entry of again did not load: load.');
  });
});
