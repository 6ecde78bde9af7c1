import type { Configuration } from 'webpack';
import { pluginsWithHead } from './plain-page';
import { resolveWith, type ShellSources } from './plain-shell';
import { folderOf } from './written-files';

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
