import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { Compiler } from 'webpack';

const pluginName = 'EmitScriptPlugin';

/**
 * Emits one small script outside webpack's graph, so that it carries no runtime and can stand in
 * the page's head: a policy without inline scripts forbids writing it into the HTML.
 */
export class EmitScriptPlugin {
  readonly fileName: string;
  readonly #source: string;
  readonly #file: string;

  constructor(file: string, namePrefix: string) {
    this.#file = file;
    this.#source = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      minify: true,
      isModule: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript' },
        minify: { compress: true, mangle: { toplevel: false } },
      },
    }).code;
    const hash = createHash('sha256').update(this.#source).digest('hex').slice(0, 10);
    this.fileName = `${namePrefix}.${hash}.js`;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.fileDependencies.add(this.#file);
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(this.fileName, new RawSource(this.#source)),
      );
    });
  }
}
