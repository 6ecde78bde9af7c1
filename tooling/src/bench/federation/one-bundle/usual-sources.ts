import { lentKernel } from 'shared-kernel/remote';
import { writtenDescriptions } from '../../../../webpack/development';
import { knownRemotes } from '../../../compose/known-remotes';
import { plainShellAliases, quoted, type ShellSources } from './plain-shell';
import { writeSource } from './written-files';

const importScreenOf = (names: readonly string[]) => `const load = {
${names.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(name)}),`).join('\n')}
};
const importScreen = (id) => load[id]();`;

/**
 * The shell provides all that it shares, so that the kernel's entries, which know one another, are one kernel: a remote
 * that brought one of its own would bring a second workspace with it.
 */
const provided = `export const provided = [
${lentKernel.map((name) => `  () => import(${JSON.stringify(name)}),`).join('\n')}
];
`;

/** The head paints as the product's does; what is needed, webpack and the plugin find out by themselves. */
const head = `import { awaitMain } from ${quoted('head/await-main')};
import { paint } from ${quoted('head/paint')};
paint();
awaitMain();
`;

export interface UsualSources extends ShellSources {
  /** The asynchronous beginning that shared modules need. */
  readonly entry: string;
}

/** Writes the shell's files that the usual federation has otherwise. */
export async function writeUsualSources(): Promise<UsualSources> {
  const described = Object.values(knownRemotes(await writtenDescriptions()));
  const names = described.flatMap(({ name, screens }) =>
    Object.keys(screens).map((screen) => `${name}/${screen}`),
  );
  return {
    aliases: plainShellAliases('usual', {
      platform: provided,
      importScreen: importScreenOf(names),
    }),
    head: writeSource('usual', 'head.ts', head),
    entry: writeSource('usual', 'entry.js', `import(${quoted('index.ts')});\n`),
  };
}
