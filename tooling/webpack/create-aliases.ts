import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

function folderFrom(from: string, name: string): string {
  const places = createRequire(join(from, 'index.js')).resolve.paths(name) ?? [];
  const place = places.find((path) => existsSync(join(path, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed where ${from} looks for it.`);
  return realpathSync(join(place, name));
}

export const findPackageFolder = (...chain: readonly string[]): string =>
  chain.reduce(folderFrom, import.meta.dirname);

const router = findPackageFolder('shared-kernel', 'react-router-dom', 'react-router');

/** The production build of the router. Without these aliases, the router’s export map selects the development build. */
const productionRouter = {
  'react-router$': join(router, 'dist/production/index.mjs'),
  'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
};

export function createAliases(isProduction: boolean): Record<string, string> {
  return {
    // Replaces the package that decompresses document fonts, because that package fails for a valid font.
    'tiny-inflate$': join(findPackageFolder('shared-kernel'), 'src/format/pdf/inflate.cjs'),
    ...(isProduction ? productionRouter : {}),
  };
}
