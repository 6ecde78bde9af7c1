import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The folder of a package as `from` sees it, whether or not its export map shows its manifest. */
function folderFrom(from: string, name: string): string {
  const places = createRequire(join(from, 'index.js')).resolve.paths(name) ?? [];
  const place = places.find((path) => existsSync(join(path, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed where ${from} looks for it.`);
  return realpathSync(join(place, name));
}

/** Follows a chain of dependencies, each seen from the one before it, to the last one's folder. */
export const packageFolder = (...chain: readonly string[]): string =>
  chain.reduce(folderFrom, import.meta.dirname);

/** Its manifest names a build with all of its parts for browsers. */
const coordinates = packageFolder('shared-kernel', '@antv/g2', '@antv/coord');

const router = packageFolder('shared-kernel', 'react-router-dom', 'react-router');

/** Its export map names the development build in both modes. */
const productionRouter = {
  'react-router$': join(router, 'dist/production/index.mjs'),
  'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
};

export function aliases(isProduction: boolean): Record<string, string | false> {
  return {
    // Only the chart library's own image export uses it; ours does not (440 kB of source).
    html2canvas: false,
    // Palettes that only its specifications could name; ours name each colour (8.6 kB of Brotli).
    '@antv/vendor/d3-scale-chromatic': false,
    // All that can be drawn, without what never is.
    '@antv/g2$': join(packageFolder('shared-kernel'), 'src/charts/drawing-library.ts'),
    '@antv/coord$': join(coordinates, 'esm/index.js'),
    // It decompresses the fonts of documents, and finds an error in one of them that has none.
    'tiny-inflate$': join(packageFolder('shared-kernel'), 'src/format/pdf/inflate.cjs'),
    // None of them is compressed by it (90 kB).
    'brotli/decompress.js$': false,
    ...(isProduction ? productionRouter : {}),
  };
}
