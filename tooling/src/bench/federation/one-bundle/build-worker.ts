import webpack, { type Configuration } from 'webpack';
import { packageConfig } from '../../../build/package-config';
import { twinConfig } from './twin-config';
import { writeTwinSources } from './twin-sources';
import { usualConfigs } from './usual-config';
import { writeUsualSources } from './usual-sources';
import type { OtherBuild } from './written-files';

/** Builds what the product is measured beside: `twin` or `usual`. */
const configsOf: Record<OtherBuild, (shell: Configuration) => Promise<readonly Configuration[]>> = {
  twin: (shell) => Promise.resolve([twinConfig(shell, writeTwinSources())]),
  usual: async (shell) => usualConfigs(shell, await writeUsualSources()),
};

const build = process.argv[2] === 'usual' ? 'usual' : 'twin';
const shell = await packageConfig('host');
const configs = await configsOf[build](shell({}, { mode: 'production' }));
const compiler = webpack(configs.map((config) => ({ ...config, parallelism: 1 })));
compiler.run((error, stats) => {
  if (error) console.error(error.message);
  else if (stats && (stats.hasErrors() || stats.hasWarnings()))
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const failed = Boolean(error) || !stats || stats.hasErrors() || stats.hasWarnings();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
