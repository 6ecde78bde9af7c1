import type { RemoteDescription } from 'shared-kernel/remote';
import type { Compiler } from 'webpack';
import { descriptionFile } from './description';

/** Leaves what a remote says of itself beside its build. */
export class DescriptionPlugin {
  readonly #description: RemoteDescription;

  constructor(description: RemoteDescription) {
    this.#description = description;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('DescriptionPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'DescriptionPlugin', stage }, () =>
        compilation.emitAsset(
          descriptionFile,
          new sources.RawSource(JSON.stringify(this.#description)),
        ),
      ),
    );
  }
}
