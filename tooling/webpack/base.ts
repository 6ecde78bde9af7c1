import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { assetsFolder } from '../src/compose/keys';
import { createAliases } from './create-aliases';
import { createFastRefreshPlugins } from './refresh';
import { computeBuildConfigHash } from './compute-build-config-hash';

const require = createRequire(import.meta.url);

/** Makes the browser compile a whole file on another thread, which halves the blocking time of a list tab. */
const compiledWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

export type BuildMode = 'production' | 'development';

export interface BuildKind {
  readonly mode: BuildMode;
  readonly isServed?: boolean;
  readonly isQuick?: boolean;
}

export interface PackageBuild extends BuildKind {
  readonly directory: string;
}

const quickOptimization = {
  minimize: false,
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  usedExports: false,
} as const;

const compiledForRelease = {
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    // The kernel can be installed as a package that contains TypeScript source.
    allowTsInNodeModules: true,
    configFile: join(import.meta.dirname, 'compile.json'),
    compilerOptions: { noEmit: false, module: 'ESNext', target: 'ES2022' },
  },
};

/**
 * SWC options that compile faster than those for a release. With a development server, they also enable Fast Refresh.
 */
const compiledQuickly = (isTsx: boolean, isServed: boolean) => ({
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

const scripts = (isRelease: boolean, isServed: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude:
    /node_modules[\\/](?!shared-kernel[\\/]|tooling[\\/]|\.pnpm[\\/](shared-kernel|tooling)@)/,
  resolve: { fullySpecified: false },
  use: isRelease
    ? compiledForRelease
    : ({ resource }) => compiledQuickly(resource?.endsWith('x') === true, isServed),
});

/** Idle time in ms before webpack writes its cache. Writing takes seconds, which would delay the first edit. */
const untilKeptMs = 60_000;

/** Matches installed packages. Webpack need not check them for changes, because their path contains the version. */
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
  // A module that failed, for example because a shared module did not load, runs again at its next use.
  // oxlint-disable-next-line typescript/no-deprecated -- Its successor keeps the error for the life of the page.
  strictModuleExceptionHandling: true,
  filename: `${assetsFolder}${name}.js`,
  chunkFilename: `${assetsFolder}${name}.js`,
  assetModuleFilename: `${assetsFolder}[name].[contenthash:10][ext]`,
});

const minimizers = () => [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
  new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss }),
];

/**
 * Passes a stylesheet link to the federation plugin. Webpack inserts the source text of this function into its runtime.
 */
function insertStyle(link: HTMLLinkElement): void {
  const page = globalThis as unknown as Record<symbol, (link: HTMLLinkElement) => void>;
  const insert = page[Symbol.for('trustfold.insert-style')];
  if (insert) insert(link);
  else document.head.append(link);
}

export function createBaseConfig({
  directory,
  mode,
  isServed = false,
  isQuick = false,
}: PackageBuild): Configuration {
  const isProduction = mode === 'production';
  const name = isProduction ? '[name].[contenthash:10]' : '[name]';

  return {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    // The source map does not use `eval`, because the content security policy of the shell does not allow
    // `unsafe-eval`.
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: outputOf(directory, name),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: createAliases(isProduction) },
    module: {
      rules: [
        scripts(isProduction && !isQuick, isServed),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        styles(isProduction ? '[hash:base64:7]' : '[name]__[local]'),
        { test: /\.(svg|png|jpe?g|webp|avif|webm|mp4|woff2|pdf)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(isProduction ? [compiledWhileLoading] : []),
      ...(isServed ? createFastRefreshPlugins() : []),
      // The build omits `@google-cloud`, an optional dependency of @libpdf/core. Only signatures with cloud keys need
      // it.
      new webpack.IgnorePlugin({ resourceRegExp: /^@google-cloud\// }),
      new MiniCssExtractPlugin({
        filename: `${assetsFolder}${name}.css`,
        chunkFilename: `${assetsFolder}${name}.css`,
        ignoreOrder: true,
        insert: insertStyle,
      }),
    ],
    optimization: {
      minimizer: minimizers(),
      ...(isQuick && quickOptimization),
      ...(isServed && { moduleIds: false }),
    },
    cache: {
      type: 'filesystem',
      // The hash is part of the cache version, because the cache does not track rules and loaders. `buildDependencies`
      // is not used, because it disables the cache if an optional package is missing.
      version: computeBuildConfigHash(),
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
