import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory, packageOfRemote, remoteNames } from '../../packages';
import { benchDirectory } from '../results';

const directory = join(benchDirectory, 'twin');
const host = packageDirectory('host');

function* exposedScreens(): Generator<string> {
  for (const name of remoteNames) {
    const folder = join(packageDirectory(packageOfRemote(name)), 'src/exposes');
    for (const file of readdirSync(folder)) {
      const screen = file.replace(/\.ts$/, '');
      yield `  ${JSON.stringify(`${name}/${screen}`)}: () => import(/* webpackChunkName: "${name}-${screen}" */ ${JSON.stringify(join(folder, screen))}),`;
    }
  }
}

const lender = JSON.stringify(join(host, 'src/federation/lent-platform.ts'));

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

/** What is deployed: nothing but the page itself, whose own remotes are those of its release. */
const compositionModule = `import { settleWithout } from ${JSON.stringify(join(host, 'src/federation/page-remotes.ts'))};
export class CompositionError extends Error {}
export async function loadComposition() {
  settleWithout();
  throw new CompositionError('One bundle has no composition.');
}
export const loadRelease = loadComposition;
export const loadReleaseAnew = loadComposition;
export const readCurrentPointer = loadComposition;
`;

const headModule = (name: string) => JSON.stringify(join(host, 'src', name));

/** The page's head without its request for the composition: a tab's screen is a chunk like any other. */
const headEntry = `import { stampedRemotes, tabNamed, tabsOf } from ${headModule('federation/described-tabs')};
import { awaitMain } from ${headModule('head/await-main')};
import { paint } from ${headModule('head/paint')};
import { startAhead } from ${headModule('head/start-ahead')};
paint();
awaitMain();
startAhead((key) => {
  const tab = tabNamed(tabsOf(stampedRemotes()), key);
  return tab ? [tab.screen.replace('/', '-')] : [];
});
`;

export interface TwinSources {
  readonly dist: string;
  readonly platform: string;
  readonly screens: string;
  readonly composition: string;
  readonly head: string;
}

/** Writes the files in which the twin differs from the product: where screens come from, and the head. */
export function writeTwinSources(): TwinSources {
  mkdirSync(directory, { recursive: true });
  const sources = {
    dist: join(directory, 'dist'),
    platform: join(directory, 'platform.js'),
    screens: join(directory, 'screens.js'),
    composition: join(directory, 'composition.js'),
    head: join(directory, 'head.ts'),
  };
  writeFileSync(sources.platform, platformModule());
  writeFileSync(sources.screens, screensModule);
  writeFileSync(sources.composition, compositionModule);
  writeFileSync(sources.head, headEntry);
  return sources;
}
