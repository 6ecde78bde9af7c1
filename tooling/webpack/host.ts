import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { transformSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { tokensCss } from 'shared-kernel/theme/css-variables';
import type { Configuration, RuleSetRule } from 'webpack';
import { antdRules, antdStyles, styleModules } from './antd';
import { baseConfig, type BuildMode } from './base';
import { shellDevServer } from './development-servers';
import { firstMarkup } from './first-markup';
import { headScript } from './head-script';
import { letterRules } from './letters/slices-loader';
import { loaderPlugin, OwnLoaderPlugin, PortableIdsPlugin } from './federation-plugins';
import { withMode } from './package-config';
import { PageHeadPlugin } from './page-head-plugin';
import { sharedChunks } from './shell-chunks';
import { kernelVersion } from './package-version';

export interface HostBuild {
  readonly directory: string;
  readonly entry: string;
  /** Template of the one page, with `<%= headScript %>`, `<%= firstScript %>`, `<%= style %>` and what `firstMarkup` exports. */
  readonly template: string;
  /** What runs before anything is painted. */
  readonly headScript: string;
  /** What completes the page as the HTML paints it. */
  readonly firstScript: string;
  /** What the HTML itself shows, as markup. */
  readonly firstMarkup: string;
  /** Styles of what the HTML itself shows, after the kernel's and the components'. */
  readonly headStyles: readonly string[];
}

/**
 * What provides the federation's runtime to remotes takes it the way that Node does: a second copy of it, of 9 kB
 * (Brotli), beside the one that the shell runs.
 */
const oneRuntimeRule = {
  test: /inject-external-runtime-core-plugin/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', 'default'] } } },
};

const require = createRequire(import.meta.url);

function pageStyle(ofComponents: string, own: readonly string[]): string {
  const read = (file: string) => readFileSync(file, 'utf8');
  const base = read(require.resolve('shared-kernel/theme/base.css'));
  const style = [tokensCss(), base, ofComponents, ...own.map(read)].join('\n');
  return transformSync(style, { loader: 'css', minify: true, charset: 'utf8' }).code.trim();
}

/** The one page, with the scripts, the markup and the styles that it has before the shell runs. */
function pagePlugin(build: HostBuild, mode: BuildMode): HtmlWebpackPlugin {
  const fileOf = (path: string) => join(build.directory, path);
  const first = firstMarkup(fileOf(build.firstMarkup));
  return new HtmlWebpackPlugin({
    template: fileOf(build.template),
    scriptLoading: 'defer',
    templateParameters: {
      headScript: headScript(fileOf(build.headScript)),
      firstScript: headScript(fileOf(build.firstScript)),
      ...first.markup,
      style: pageStyle(first.style, build.headStyles.map(fileOf)),
    },
    minify: false,
    // From source, a page may differ though no file of it does: by what a remote says of itself.
    cache: mode === 'production',
  });
}

/** No remote is compiled in, and nothing shared: host/src/federation registers both when the first is asked for. */
const federationPlugin = () =>
  new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    runtimePlugins: [loaderPlugin],
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  });

/** The font as every build of the page sends it. */
const fontRule: RuleSetRule = {
  test: /InterVariable\.woff2$/,
  use: join(import.meta.dirname, 'subset-font-loader.ts'),
};

/** What the kernel's components and documents need of a build. */
export const kernelRules = [...antdRules, fontRule, ...letterRules, oneRuntimeRule];

/**
 * Builds the shell: nothing of a remote compiled in. The shell itself takes nothing from a share scope,
 * it only fills one, when its first remote is asked for; so until then it is as light as one bundle.
 */
export const hostConfig = (build: HostBuild) =>
  withMode((mode, isServed): Configuration => {
    const base = baseConfig({ directory: build.directory, mode, isServed });
    return {
      ...base,
      name: 'host',
      entry: { main: build.entry },
      output: { ...base.output, publicPath: '/', uniqueName: 'trustfold-host' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          // No module is in two files of a page.
          minSize: 0,
          maxAsyncRequests: Number.POSITIVE_INFINITY,
          cacheGroups: { antdStyles, ...sharedChunks },
        },
      },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), ...kernelRules] },
      plugins: [
        ...(base.plugins ?? []),
        ...styleModules(),
        pagePlugin(build, mode),
        new PageHeadPlugin(kernelVersion),
        new OwnLoaderPlugin(),
        new PortableIdsPlugin(),
        federationPlugin(),
      ],
      devServer: shellDevServer(),
    };
  });
