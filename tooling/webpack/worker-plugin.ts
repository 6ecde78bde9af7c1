import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { assetsFolder, standByFile, workerFile } from '../src/compose/keys';
import { compiledScript } from './head-script';
import { seldomLetters } from './letters/slices.mjs';
import { holdPageToDigests } from './page-digests';
import { filesMeta, withPageData } from './page-meta';

const pluginName = 'WorkerPlugin';

/**
 * Media are asked for in parts, which nobody can verify. Of 7 MB with all characters of China and Japan a reader
 * needs a few: what a document once asked for, the browser has.
 */
const keptWithoutNetwork = (file: string) =>
  file.startsWith(assetsFolder) && !/\.(map|webm|mp4)$/.test(file) && !seldomLetters.test(file);

const digestOf = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

export interface WorkerScripts {
  /** What the browser runs beside the pages. */
  readonly worker: string;
  /** What is put in its place to take it away. */
  readonly standBy: string;
}

/**
 * Compiles the shell's service worker and the one that only removes it, and writes down the digests of the
 * shell's files in a file that the page names. A page that is served from source has no worker.
 */
export class WorkerPlugin {
  readonly #scripts: WorkerScripts;

  constructor(scripts: WorkerScripts) {
    this.#scripts = scripts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      if (compiler.watchMode) return;
      // Once every name and every byte is final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        holdPageToDigests(compilation);
        this.#nameFiles(compilation);
        this.#addScripts(compilation);
      });
    });
  }

  #nameFiles(compilation: Compilation): void {
    const files = compilation
      .getAssets()
      .filter(({ name }) => keptWithoutNetwork(name))
      .map(({ name, source }) => [name, digestOf(source.buffer())] as const)
      .sort();
    const text = JSON.stringify(Object.fromEntries(files));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const list = `${assetsFolder}files.${hash}.json`;
    compilation.emitAsset(list, new webpack.sources.RawSource(text));
    compilation.updateAsset('index.html', (page) => {
      const html = withPageData(page.source().toString(), filesMeta, { list });
      return new webpack.sources.RawSource(html);
    });
  }

  #addScripts(compilation: Compilation): void {
    const { worker, standBy } = this.#scripts;
    for (const [file, entry] of [
      [workerFile, worker],
      [standByFile, standBy],
    ] as const)
      compilation.emitAsset(file, new webpack.sources.RawSource(compiledScript(entry)));
  }
}
