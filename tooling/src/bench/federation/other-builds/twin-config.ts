import type { Configuration } from 'webpack';
import { pluginsWithHead } from './plain-page';
import type { ShellSources } from './twin-sources';
import { folderOf } from './written-files';

/** Aliases of a build and what replaces files of the shell. */
export function resolveWith(
  { resolve = {} }: Configuration,
  aliases: ShellSources['aliases'],
): Configuration['resolve'] {
  const { alias } = resolve;
  return { ...resolve, alias: { ...(Array.isArray(alias) ? {} : alias), ...aliases } };
}

/** The shell's own configuration as one bundle: no federation, and the remotes' screens compiled in. */
export const twinConfig = (
  shell: Configuration,
  { aliases, head }: ShellSources,
): Configuration => ({
  ...shell,
  name: 'twin',
  output: { ...shell.output, path: folderOf('twin', 'dist'), uniqueName: 'trustfold-twin' },
  resolve: resolveWith(shell, aliases),
  plugins: pluginsWithHead(shell, head),
});
