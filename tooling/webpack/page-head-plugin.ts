import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

const pluginName = 'PageHeadPlugin';
const emptyChunks = '<meta name="trustfold-chunks" content="{}" />';

const asAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Files of every named group of chunks, without those that the page asks for anyway. */
function namedChunks({ namedChunkGroups, entrypoints }: Compilation): Record<string, string[]> {
  const entryFiles = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
  return Object.fromEntries(
    [...namedChunkGroups]
      .filter(([name]) => !entrypoints.has(name))
      .map(([name, group]) => [name, group.getFiles().filter((file) => !entryFiles.has(file))]),
  );
}

/**
 * Writes into the page which files each named chunk needs, so that the script in its head can ask for
 * them before the shell has booted, and the stylesheets of the entry themselves, which are small.
 */
export class PageHeadPlugin {
  readonly #kernel: string;

  constructor(kernel: string) {
    this.#kernel = kernel;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.beforeEmit.tap(pluginName, (page) => ({
        ...page,
        html: this.#withStyles(compilation, this.#withChunks(compilation, page.html)),
      }));
    });
  }

  #withChunks(compilation: Compilation, html: string): string {
    if (!html.includes(emptyChunks)) throw new Error('The page has no place for its chunks.');
    const content = JSON.stringify({ kernel: this.#kernel, files: namedChunks(compilation) });
    return html.replace(
      emptyChunks,
      () => `<meta name="trustfold-chunks" content="${asAttribute(content)}" />`,
    );
  }

  #withStyles(compilation: Compilation, html: string): string {
    return html.replace(/<link href="\/([^"]+\.css)" rel="stylesheet">/g, (link, file: string) => {
      const asset = compilation.getAsset(file);
      return asset ? `<style>${asset.source.source().toString()}</style>` : link;
    });
  }
}
