import { pathToFileURL } from 'node:url';
import { slicesIn } from './tooling/webpack/letters/slices.mjs';

/** The list of a font's slices as a build makes it, with files of this machine for addresses. */
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
