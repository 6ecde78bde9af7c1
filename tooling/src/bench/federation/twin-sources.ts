import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory, packageOfRemote, remoteNames } from '../../packages';
import { benchDirectory } from '../results';

const directory = join(benchDirectory, 'twin');
const federatedHead = / {2}interface Release[^]*(?=^ {2}\/\/ The composition first)/m;

function* exposedScreens(): Generator<string> {
  for (const name of remoteNames) {
    const folder = join(packageDirectory(packageOfRemote(name)), 'src/exposes');
    for (const file of readdirSync(folder)) {
      const screen = file.replace(/\.ts$/, '');
      yield `  ${JSON.stringify(`${name}/${screen}`)}: () => import(/* webpackChunkName: "${name}-${screen}" */ ${JSON.stringify(join(folder, screen))}),`;
    }
  }
}

const lender = JSON.stringify(join(packageDirectory('host'), 'src/federation/lent-platform.ts'));

/** What the dashboard's page lends: where the product has its platform for remotes, the screens themselves. */
const platformModule = () => `import { lendPlatform } from ${lender};
lendPlatform({
${[...exposedScreens()].join('\n')}
});
`;

const screensModule = `import { lentPlatform } from ${lender};
const loaded = new Map();
export const loadedScreen = (id) => loaded.get(id);
export async function loadScreen(id) {
  const screens = await lentPlatform;
  const module = await screens[id]();
  loaded.set(id, module);
  return module;
}
export const prepareScreen = (id) => loadScreen(id);
`;

/** The page's head without its request for the composition, which one bundle does not have. */
function earlyScript(): string {
  const source = readFileSync(join(packageDirectory('host'), 'src/early.ts'), 'utf8');
  if (!federatedHead.test(source))
    throw new Error('The twin knows no more what host/src/early.ts asks for the federation alone.');
  return source.replace(federatedHead, '  const startFederation = (): string[] => [];\n\n');
}

export interface TwinSources {
  readonly dist: string;
  readonly platform: string;
  readonly screens: string;
  readonly earlyScript: string;
}

/** Writes the files in which the twin differs from the product: where screens come from, and the head. */
export function writeTwinSources(): TwinSources {
  mkdirSync(directory, { recursive: true });
  const sources = {
    dist: join(directory, 'dist'),
    platform: join(directory, 'platform.js'),
    screens: join(directory, 'screens.js'),
    earlyScript: join(directory, 'early.ts'),
  };
  writeFileSync(sources.platform, platformModule());
  writeFileSync(sources.screens, screensModule);
  writeFileSync(sources.earlyScript, earlyScript());
  return sources;
}
