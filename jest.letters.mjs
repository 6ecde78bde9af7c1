import { pathToFileURL } from 'node:url';
import { parseFontSlices } from './tooling/webpack/letters/slices.mjs';

/** Transforms the list of font slices in the same way as the build, but with URLs of local files. */
export default {
  process: (_text, list) => ({
    code: JSON.stringify(
      parseFontSlices(list).map(({ letters, files }) => ({
        letters,
        ...Object.fromEntries(
          Object.entries(files).map(([weight, file]) => [weight, pathToFileURL(file).href]),
        ),
      })),
    ),
  }),
};
