import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { controlsChunk, partChunk, platformChunk, platformParts } from 'shared-kernel/remote';
import { tokensCss } from 'shared-kernel/theme/css-variables';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { antdChunk, antdRules, antdStyleFile } from './antd/rules';
import { baseConfig } from './base';
import { shellDevServer } from './development';
import { headScript } from './head-script';
import { withMode } from './package-config';
import { PageHeadPlugin } from './page-head-plugin';
import { kernelVersion } from './platform';

export interface HostBuild {
  readonly directory: string;
  readonly entry: string;
  /** Template of the one page, with `<%= headScript %>`, `<%= firstScript %>`, `<%= mark %>` and `<%= style %>`. */
  readonly template: string;
  /** What runs before anything is painted. */
  readonly headScript: string;
  /** What completes the page as the HTML paints it. */
  readonly firstScript: string;
  /** The product's mark, drawn wherever the page paints it. */
  readonly mark: string;
  /** Styles of what the HTML itself shows, after the kernel's. */
  readonly headStyles: readonly string[];
}

const require = createRequire(import.meta.url);

function pageStyle(own: readonly string[]): string {
  const files = [require.resolve('shared-kernel/theme/base.css'), ...own];
  const style = [tokensCss(), ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
  return transformSync(style, { loader: 'css', minify: true, charset: 'utf8' }).code.trim();
}

/** Chunks of the pages that stand beside the dashboard, one of which a visit mostly leaves for it. */
const pages = new Set([
  'landing',
  'portal-sign-in',
  'demo-sign-in',
  'portal-selection',
  'not-found',
]);

const partChunks = new Set<string | null | undefined>(platformParts.map(partChunk));

/** Dialogs of the dashboard's frame, which come when they are opened. */
const dialogChunks = new Set<string | null | undefined>(['palette', 'releases']);

/** Chunks whose libraries are nobody else's: one file, one request. */
const wholeChunks = new Set<string | null | undefined>([
  'routed-app',
  'federation',
  partChunk('form'),
  controlsChunk,
]);

/** The workspace as the landing page opens it, when a visitor asks for a demo. */
const landingWorkspace = 'landing-workspace';

const isDashboard = (name: string | null | undefined) =>
  name === 'dashboard' || name === 'dashboard-start';

/** The shell's own tab, which its head asks for by this name (host/src/dashboard/overview-tab.ts). */
const overviewChunk = 'overview';

/** What follows the dashboard's own page, whichever tab is open. */
const isLate = (name: string | null | undefined) =>
  name === platformChunk || partChunks.has(name) || dialogChunks.has(name);

const isSample = (name: string | null | undefined) => name?.startsWith('sample') === true;

const isDashboardOrPlatform = (name: string | null | undefined) =>
  isDashboard(name) || name === platformChunk;

const isOfEveryTab = (names: readonly (string | null | undefined)[]) =>
  names.includes(overviewChunk) && names.some(isLate);

const isLibrary = (module: Module) =>
  module.nameForCondition()?.includes('/node_modules/') === true;

const chunkNames = (module: Module, chunkGraph: ChunkGraph) =>
  Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);

/**
 * Builds the shell: nothing of a remote compiled in. The shell itself takes nothing from a share scope,
 * it only fills one, when its first remote is asked for; so until then it is as light as one bundle.
 */
export function hostConfig({
  directory,
  entry,
  template,
  headScript: headEntry,
  firstScript: firstEntry,
  mark,
  headStyles,
}: HostBuild) {
  return withMode((mode): Configuration => {
    const base = baseConfig({ directory, mode });
    return {
      ...base,
      name: 'host',
      entry: { main: [join(import.meta.dirname, 'runtime/guard-shell.ts'), entry] },
      output: { ...base.output, publicPath: '/', uniqueName: 'trustfold-host' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: (chunk) => !chunk.canBeInitial() && !wholeChunks.has(chunk.name),
          cacheGroups: {
            // The workspace is one file, whichever page opens it.
            workspace: {
              name: 'workspace',
              chunks: ({ name }) => isDashboard(name) || name === landingWorkspace,
              test: (module, { chunkGraph }) =>
                chunkNames(module, chunkGraph).includes(landingWorkspace),
              minChunks: 2,
              enforce: true,
              priority: 1,
            },
            // What the sample shares with commands or the dashboard is there with the workspace, before either.
            sampleShared: {
              name: 'workspace',
              test: (module, { chunkGraph }) => {
                const names = chunkNames(module, chunkGraph);
                return names.some(isSample) && names.some(isDashboardOrPlatform);
              },
              chunks: ({ name }) =>
                isSample(name) || isDashboardOrPlatform(name) || name === landingWorkspace,
              minChunks: 2,
              enforce: true,
              priority: 1,
            },
            // What the dashboard's start takes, and shares with no chunk but its page or another, is one
            // file and sent once.
            dashboardBase: {
              name: 'dashboard-base',
              chunks: ({ name }) => isDashboard(name),
              test: (module, { chunkGraph }) => {
                const names = chunkNames(module, chunkGraph);
                return (
                  names.includes('dashboard-start') &&
                  names.every((name) => isDashboard(name) || pages.has(name ?? ''))
                );
              },
              enforce: true,
            },
            // What the overview and a screen of a remote both take is there before either, its libraries with
            // the dashboard's own.
            overviewShared: {
              name: 'dashboard',
              test: (module, { chunkGraph }) =>
                !isLibrary(module) && isOfEveryTab(chunkNames(module, chunkGraph)),
              chunks: ({ name }) => name === overviewChunk || isLate(name),
              minChunks: 2,
              enforce: true,
              priority: 1,
            },
            dashboardLibraries: {
              name: 'dashboard-libraries',
              test: (module, { chunkGraph }) => {
                const names = chunkNames(module, chunkGraph);
                return isLibrary(module) && (names.every(isDashboard) || isOfEveryTab(names));
              },
              chunks: ({ name }) => isDashboard(name) || name === overviewChunk || isLate(name),
              enforce: true,
            },
            // Of the overview's styles there is little: one request less.
            overviewStyle: {
              name: 'dashboard',
              type: 'css/mini-extract',
              chunks: ({ name }) => name === overviewChunk,
              enforce: true,
            },
            // What forms and the dialogs of records both take comes with what every screen takes.
            platformShared: {
              name: platformChunk,
              test: ({ type }: Module) => type.startsWith('javascript/'),
              chunks: ({ name }) => partChunks.has(name),
              minChunks: 2,
              enforce: true,
            },
            // What controls that open share with dialogs or charts is the page's: a select within a dialog
            // is laid over it by what both know of its layer.
            controlsShared: {
              name: 'dashboard',
              test: (module, { chunkGraph }) =>
                module.type.startsWith('javascript/') &&
                chunkNames(module, chunkGraph).includes(controlsChunk),
              chunks: (chunk) => !chunk.canBeInitial(),
              minChunks: 2,
              enforce: true,
              priority: 1,
            },
            // What of it the frame's dialogs take too is one file.
            platformBase: {
              name: 'platform-base',
              test: (module, { chunkGraph }) => {
                const names = chunkNames(module, chunkGraph);
                return (
                  module.type.startsWith('javascript/') &&
                  names.includes(platformChunk) &&
                  names.some((name) => dialogChunks.has(name))
                );
              },
              chunks: ({ name }) => isLate(name),
              minChunks: 2,
              enforce: true,
            },
            // A file of its own, which goes before every other (insert-style.ts).
            antdStyle: {
              name: antdChunk,
              type: 'css/mini-extract',
              test: antdStyleFile,
              chunks: 'all',
              enforce: true,
              priority: 2,
            },
            // One stylesheet for all that remotes take.
            platformStyle: {
              name: platformChunk,
              type: 'css/mini-extract',
              chunks: ({ name }) => partChunks.has(name),
              enforce: true,
            },
          },
        },
      },
      module: {
        ...base.module,
        rules: [
          ...(base.module?.rules ?? []),
          ...antdRules,
          {
            test: /InterVariable\.woff2$/,
            use: join(import.meta.dirname, 'subset-font-loader.ts'),
          },
        ],
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({
          template: join(directory, template),
          scriptLoading: 'defer',
          templateParameters: {
            headScript: headScript(join(directory, headEntry)),
            firstScript: headScript(join(directory, firstEntry)),
            mark: readFileSync(join(directory, mark), 'utf8').replace(/>\s+</g, '><').trim(),
            style: pageStyle(headStyles.map((file) => join(directory, file))),
          },
          minify: false,
        }),
        new PageHeadPlugin(kernelVersion),
      ],
      devServer: shellDevServer(),
    };
  });
}
