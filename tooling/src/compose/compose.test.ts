import { type Composition, compositionKey } from 'shared-kernel/remote';
import { canonicalJson, compositionHash, readPointer } from './documents';
import { promote } from './compose';
import { useReleases } from '../release/test-bench';

const { store } = useReleases();

const composition = (digit: string): Composition => ({
  schema: 1,
  remotes: {
    contracts: {
      release: digit.repeat(32),
      address: `http://127.0.0.1:1/r/${digit.repeat(32)}/`,
      entry: 'remote-entry.js',
      kernelRange: '^1.0.0',
      files: {},
      screens: {},
    },
  },
});

describe('canonicalJson', () => {
  it('[tooling] is the same text for equal documents', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe(
      canonicalJson({ b: [1, { c: 'x', d: null }] }),
    );
  });
});

describe('promote', () => {
  it('[tooling] stores the composition under its hash and points the environment at it', async () => {
    const pointer = await promote(store, 'local', composition('a'));
    expect(pointer).toMatchObject({ hash: compositionHash(composition('a')), seq: 1 });
    expect(await store.has(compositionKey(pointer.hash))).toBe(true);
    expect((await readPointer(store, 'local'))?.pointer).toEqual(pointer);
  });

  it('[tooling] counts promotions and does nothing when nothing changed', async () => {
    await promote(store, 'local', composition('a'));
    const second = await promote(store, 'local', composition('b'));
    expect(second.seq).toBe(2);
    expect(await promote(store, 'local', composition('b'))).toEqual(second);
  });

  it('[tooling] names each promotion apart, so that going back is a change too', async () => {
    const first = await promote(store, 'local', composition('a'));
    await promote(store, 'local', composition('b'));
    const back = await promote(store, 'local', composition('a'));
    expect(back.hash).toBe(first.hash);
    expect(back.promotion).not.toBe(first.promotion);
    expect(back.seq).toBe(3);
  });
});
