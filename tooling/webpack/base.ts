import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { assetsFolder } from '../src/compose/keys';
import { aliases } from './aliases';
import { refreshPlugins } from './refresh';
import { rulesHash } from './rules-hash';

const require = createRequire(import.meta.url);

/**
 * Tells the browser to compile all of a file while it loads, on another thread, in place of each function when it is
 * first called. A list tab's blocking time on a processor slowed four times went from 0.9 to 0.5 s with it, and
 * browsers that do not know it read a comment.
 */
const compiledWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

export type BuildMode = 'production' | 'development';

export interface PackageBuild {
  readonly directory: string;
  readonly mode: BuildMode;
  /** Whether a development server serves it. */
  readonly isServed?: boolean;
}

const compiledForRelease = {
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    // The kernel is source where it is installed, too.
    allowTsInNodeModules: true,
    configFile: join(import.meta.dirname, 'compile.json'),
    compilerOptions: { noEmit: false, module: 'ESNext', target: 'ES2022' },
  },
};

/** For development: faster, and with Fast Refresh if a development server serves the package. */
const compiledForDevelopment = (isTsx: boolean, isServed: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: isTsx },
      target: 'es2022',
      transform: {
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic', development: isServed, refresh: isServed },
      },
    },
  },
});

const scripts = (isProduction: boolean, isServed: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude:
    /node_modules[\\/](?!shared-kernel[\\/]|tooling[\\/]|\.pnpm[\\/](shared-kernel|tooling)@)/,
  resolve: { fullySpecified: false },
  use: isProduction
    ? compiledForRelease
    : ({ resource }) => compiledForDevelopment(resource?.endsWith('x') === true, isServed),
});

/**
 * How long nothing is edited before what was compiled is written to the disk, which takes seconds: by itself webpack
 * begins five seconds after the start, when the first edit comes.
 */
const untilKeptMs = 60_000;

/** Packages as they are installed, with their version in the path: looked at no more, neither by a cache nor by a watcher. */
const installed = /[\\/]node_modules[\\/]\.pnpm[\\/]/;

const styles = (localIdentName: string) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName,
        },
      },
    },
  ],
});

const outputOf = (directory: string, name: string): Configuration['output'] => ({
  path: join(directory, 'dist'),
  publicPath: 'auto',
  clean: true,
  crossOriginLoading: 'anonymous',
  // A module that threw, as one does whose share failed, begins again when it is next asked for.
  // oxlint-disable-next-line typescript/no-deprecated -- Its successor keeps the error for the life of the page.
  strictModuleExceptionHandling: true,
  filename: `${assetsFolder}${name}.js`,
  chunkFilename: `${assetsFolder}${name}.js`,
  assetModuleFilename: `${assetsFolder}[name].[contenthash:10][ext]`,
});

const minimizers = () => [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
  // Its calculator knows no `atan2` and no names with underscores, which antd's rules have.
  new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
];

/**
 * Becomes source text in webpack's runtime, and hands a stylesheet's link to what `federation-plugins.ts` put on the page.
 */
function insertStyle(link: HTMLLinkElement): void {
  const page = globalThis as unknown as Record<symbol, (link: HTMLLinkElement) => void>;
  const insert = page[Symbol.for('trustfold.insert-style')];
  if (insert) insert(link);
  else document.head.append(link);
}

/** What host and remotes are built with alike: TypeScript, CSS modules, assets, hashed names. */
export function baseConfig({ directory, mode, isServed = false }: PackageBuild): Configuration {
  const isProduction = mode === 'production';
  const name = isProduction ? '[name].[contenthash:10]' : '[name]';

  return {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    // Never eval: the shell runs under a policy without unsafe-eval.
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: outputOf(directory, name),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: aliases(isProduction) },
    module: {
      rules: [
        scripts(isProduction, isServed),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        styles(isProduction ? '[hash:base64:7]' : '[name]__[local]'),
        { test: /\.(svg|png|jpe?g|webp|avif|webm|mp4|woff2|pdf)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(isProduction ? [compiledWhileLoading] : []),
      ...(isServed ? refreshPlugins() : []),
      // Keys in a cloud, which @libpdf/core would sign with where they are installed.
      new webpack.IgnorePlugin({ resourceRegExp: /^@google-cloud\// }),
      new MiniCssExtractPlugin({
        filename: `${assetsFolder}${name}.css`,
        chunkFilename: `${assetsFolder}${name}.css`,
        ignoreOrder: true,
        insert: insertStyle,
      }),
    ],
    optimization: { minimizer: minimizers(), ...(isServed && { moduleIds: false }) },
    cache: {
      type: 'filesystem',
      // What rules and loaders import is not found by itself, and a package named as a build dependency has all of
      // its dependencies looked for: one that is not installed, and nothing is kept, without a word.
      version: rulesHash(),
      idleTimeout: untilKeptMs,
      idleTimeoutForInitialStore: untilKeptMs,
      idleTimeoutAfterLargeChanges: untilKeptMs,
    },
    snapshot: { immutablePaths: [installed] },
    watchOptions: { ignored: installed },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
