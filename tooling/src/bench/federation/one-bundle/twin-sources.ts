import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory, packageOfRemote, remoteNames } from '../../../packages';
import { plainShellAliases, quoted, type ShellSources } from './plain-shell';
import { writeSource } from './written-files';

function* exposedScreens(): Generator<string> {
  for (const name of remoteNames) {
    const folder = join(packageDirectory(packageOfRemote(name)), 'src/exposes');
    for (const file of readdirSync(folder)) {
      const screen = file.replace(/\.ts$/, '');
      yield `  ${JSON.stringify(`${name}/${screen}`)}: () => import(/* webpackChunkName: "${name}-${screen}" */ ${JSON.stringify(join(folder, screen))}),`;
    }
  }
}

const lender = quoted('federation/shared-versions.ts');

/** What the dashboard's page lends: where the product has its platform for remotes, the screens themselves. */
const platform = () => `import { provideModules } from ${lender};
provideModules({
${[...exposedScreens()].join('\n')}
});
`;

const importScreen = `import { sharedModules } from ${lender};
const importScreen = async (id) => (await sharedModules)[id]();`;

/** The page's head without its request for the composition: a tab's screen is a chunk like any other. */
const head = `import { stampedRemotes, tabNamed, tabsOf } from ${quoted('page/described-tabs')};
import { awaitMain } from ${quoted('head/await-main')};
import { paint } from ${quoted('head/paint')};
import { startAhead } from ${quoted('head/start-ahead')};
paint();
awaitMain();
startAhead((key) => {
  const tab = tabNamed(tabsOf(stampedRemotes()), key);
  return tab ? [tab.screen.replace('/', '-')] : [];
});
`;

/** Writes the files in which the twin differs from the product: where screens come from, and the head. */
export const writeTwinSources = (): ShellSources => ({
  aliases: plainShellAliases('twin', { platform: platform(), importScreen }),
  head: writeSource('twin', 'head.ts', head),
});
