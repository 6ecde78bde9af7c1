import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { createStyleModuleReplacements } from './antd';
import { createBaseConfig } from './base';
import { getScreenModulePath } from './description';
import { createDevServer } from './development-servers';
import { kernelRules } from './host';

const frame = createRequire(import.meta.url).resolve('shared-kernel/testing/remote-frame');

function entryOf(directory: string, screens: readonly string[]): string {
  const quoted = (file: string) => JSON.stringify(join(directory, file));
  const loaders = screens.map(
    (screen) => `${JSON.stringify(screen)}: () => import(${quoted(getScreenModulePath(screen))})`,
  );
  const source = `import { remote } from ${quoted('src/remote.ts')};
import { showRemote } from ${JSON.stringify(frame)};
showRemote(remote, { ${loaders.join(', ')} });`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

interface StandaloneOptions {
  readonly directory: string;
  readonly name: string;
  readonly screens: readonly string[];
}

export function createStandaloneConfig({
  directory,
  name,
  screens,
}: StandaloneOptions): Configuration {
  const base = createBaseConfig({ directory, mode: 'development', isServed: true });
  const server = createDevServer(name);
  return {
    ...base,
    name: `${name}-alone`,
    entry: { main: entryOf(directory, screens) },
    output: { ...base.output, publicPath: '/', uniqueName: `${name}-alone` },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...kernelRules] },
    plugins: [
      ...(base.plugins ?? []),
      ...createStyleModuleReplacements(),
      new HtmlWebpackPlugin({ title: `Trustfold: ${name}` }),
    ],
    devServer: { ...server, historyApiFallback: true },
  };
}
