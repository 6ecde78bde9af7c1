import { pathToFileURL } from 'node:url';
import { slicesIn } from './tooling/webpack/letters/slices.mjs';

/** Transforms a font's list of slices as the build does, with local file URLs. */
export default {
  process: (_text, list) => ({
    code: JSON.stringify(
      slicesIn(list).map(({ letters, files }) => ({
        letters,
        ...Object.fromEntries(
          Object.entries(files).map(([weight, file]) => [weight, pathToFileURL(file).href]),
        ),
      })),
    ),
  }),
};
