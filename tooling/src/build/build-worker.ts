import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { packageDirectory, packageNames } from '../packages';
import type { BuildMode } from '../../webpack';

interface PackageConfig {
  readonly default: (mode: BuildMode) => Configuration;
}

const [requested] = process.argv.slice(2);
const name = packageNames.find((known) => known === requested);
if (!name) throw new Error(`Unknown package ${requested ?? '(none)'}`);

const file = pathToFileURL(join(packageDirectory(name), 'webpack.config.ts')).href;
const { default: config } = (await import(file)) as PackageConfig;
const compiler = webpack(config('production'));

compiler.run((error, stats) => {
  if (error) console.error(error.message);
  else if (stats && (stats.hasErrors() || stats.hasWarnings())) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  const failed = Boolean(error) || !stats || stats.hasErrors();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
