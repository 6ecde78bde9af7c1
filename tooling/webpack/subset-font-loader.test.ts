import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../src/packages';
import subset from './subset-font-loader';

type Loaded = [error: Error | null | undefined, font?: string | Buffer];

const load = (font: Buffer, resourceQuery = '') =>
  new Promise<Loaded>((resolve) => {
    const context = {
      resourceQuery,
      async:
        () =>
        (...result: Loaded) =>
          resolve(result),
    };
    void subset.call(context as never, font as never);
  });

const inter = () =>
  readFileSync(
    join(packageDirectory('host'), 'node_modules/inter-ui/variable/InterVariable.woff2'),
  );

it.each([
  ['', 26_000],
  ['?further', 17_000],
])('[federation] the font with the query “%s” has at most %i bytes', async (query, most) => {
  const [error, font] = await load(inter(), query);
  expect(error).toBeNull();
  expect(font?.length).toBeLessThan(most);
  expect(Buffer.from(font ?? '').toString('latin1', 0, 4)).toBe('wOF2');
});

it('[federation] an invalid font fails the build', async () => {
  const [error] = await load(Buffer.from('no font'));
  expect(error).toBeInstanceOf(Error);
});
