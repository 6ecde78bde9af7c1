import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { filterKnownRemotes, rootPathRequiredMessage } from '../src/compose/page';
import { CliError } from '../src/command-line/cli-error';
import { readRawDescriptions } from './development';
import { addPageDigests } from './page-digests';
import { chunksMeta, configMeta, remotesMeta, withPageData } from './page-meta';

const pluginName = 'PageHeadPlugin';

const filesOf = ({ chunks }: ChunkGroup): readonly string[] => [
  ...new Set(chunks.flatMap(({ files }) => [...files].sort())),
];

const ownFiles = (group: ChunkGroup): readonly string[] =>
  filesOf(group).filter(
    (file) => !group.getParents().every((parent) => parent.getFiles().includes(file)),
  );

function namedChunks({ namedChunkGroups, entrypoints }: Compilation): Record<string, string[]> {
  const entryFiles = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
  return Object.fromEntries(
    [...namedChunkGroups]
      .filter(([name]) => !entrypoints.has(name))
      .map(([name, group]) => [name, ownFiles(group).filter((file) => !entryFiles.has(file))]),
  );
}

/** Rejects a build for a subfolder, because router, pointer and browser storage apply to the whole host name. */
export function assertRootPublicPath(publicPath: unknown): void {
  if (publicPath === '/') return;
  throw new CliError(
    `The shell cannot be built for ${JSON.stringify(publicPath)}. ${rootPathRequiredMessage}`,
  );
}

/** Writes the file names of each chunk into the page for preloading, and small stylesheets as inline styles. */
export class PageHeadPlugin {
  readonly #kernel: string;
  #remotes: Readonly<Record<string, unknown>> = {};

  constructor(kernel: string) {
    this.#kernel = kernel;
  }

  apply(compiler: Compiler): void {
    assertRootPublicPath(compiler.options.output.publicPath);
    compiler.hooks.make.tapPromise(pluginName, async (compilation) => {
      if (compiler.watchMode) await this.#followRemotes(compilation);
    });
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.beforeEmit.tap(pluginName, (page) => {
        const html = this.#withChunks(compilation, page.html);
        // In development, the stylesheet is a link element, so that hot replacement can update it.
        return {
          ...page,
          html: compiler.watchMode ? this.#fromSource(html) : this.#withStyles(compilation, html),
        };
      });
      if (compiler.watchMode) return;
      // Computes integrity hashes at the last stage, when file names and contents are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () =>
        addPageDigests(compilation),
      );
    });
  }

  #withChunks(compilation: Compilation, html: string): string {
    const chunks = { kernel: this.#kernel, files: namedChunks(compilation) };
    return withPageData(html, chunksMeta, chunks);
  }

  async #followRemotes({ fileDependencies, hooks }: Compilation): Promise<void> {
    const written = Object.entries(await readRawDescriptions());
    this.#remotes = Object.fromEntries(written.map(([name, { remote }]) => [name, remote]));
    fileDependencies.addAll(written.flatMap(([, { files }]) => files));
    hooks.fullHash.tap(pluginName, (hash) => void hash.update(JSON.stringify(this.#remotes)));
  }

  #fromSource(html: string): string {
    const configured = withPageData(html, configMeta, { allowLocalRemotes: true });
    return withPageData(configured, remotesMeta, filterKnownRemotes(this.#remotes));
  }

  #withStyles(compilation: Compilation, html: string): string {
    return html.replace(/<link href="\/([^"]+\.css)" rel="stylesheet">/g, (link, file: string) => {
      const asset = compilation.getAsset(file);
      return asset ? `<style>${asset.source.source().toString()}</style>` : link;
    });
  }
}
