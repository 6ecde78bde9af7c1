import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildMode } from '../../../webpack';
import { packageDirectory } from '../../packages';
import { twinConfig } from './twin-config';
import { writeTwinSources } from './twin-sources';

const file = pathToFileURL(join(packageDirectory('host'), 'webpack.config.ts')).href;
const { default: shell } = (await import(file)) as {
  readonly default: (mode: BuildMode) => Configuration;
};
const compiler = webpack(twinConfig(shell('production'), writeTwinSources()));

compiler.run((error, stats) => {
  if (error) console.error(error.message);
  else if (stats && (stats.hasErrors() || stats.hasWarnings()))
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const failed = Boolean(error) || !stats || stats.hasErrors() || stats.hasWarnings();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
