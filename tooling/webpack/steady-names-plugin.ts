import type { Asset, Compilation, Compiler } from 'webpack';

const pluginName = 'SteadyNamesPlugin';

const hashesOf = ({ info }: Asset): readonly string[] => [info.contenthash ?? []].flat();

/** Every hash of content in the build, in the order of what bears it, which is the same in every folder. */
function hashesIn(assets: readonly Asset[]): readonly string[] {
  const borne = assets.flatMap((asset) =>
    hashesOf(asset).map((hash) => ({ hash, by: asset.name.replaceAll(hash, '') })),
  );
  // Of two of one name, such as the font's, the hash is that of the content already.
  const order = ({ by, hash }: (typeof borne)[number]) => `${by} ${hash}`;
  borne.sort((one, other) => (order(one) < order(other) ? -1 : 1));
  return [...new Set(borne.map(({ hash }) => hash))];
}

/** As long as what it replaces, so that nothing weighs more or less by it. */
const standInFor = (hash: string, place: number) =>
  `zz${String(place).padStart(hash.length - 2, '0')}`;

/**
 * Has a minifier name things alike in every build of the same source. It gives short names by how often their
 * characters stand in a file, and so by the hashes of other files there, which until they are those of the finished
 * content differ from folder to folder: `e7` here was `e9` there. While it works, others stand in their place.
 */
export class SteadyNamesPlugin {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const replaceIn = (compilation: Compilation, pairs: ReadonlyMap<string, string>) => {
      if (pairs.size === 0) return;
      const any = new RegExp([...pairs.keys()].join('|'), 'g');
      for (const { name, source } of compilation.getAssets()) {
        if (!name.endsWith('.js')) continue;
        const text = source.source().toString();
        const next = text.replace(any, (found) => pairs.get(found) ?? found);
        if (next !== text) compilation.updateAsset(name, new sources.RawSource(next));
      }
    };
    hooks.compilation.tap(pluginName, (compilation) => {
      let standIns: ReadonlyMap<string, string> = new Map();
      const { processAssets } = compilation.hooks;
      const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      processAssets.tap({ name: pluginName, stage: minified - 1 }, () => {
        const hashes = hashesIn(compilation.getAssets());
        standIns = new Map(hashes.map((hash, place) => [hash, standInFor(hash, place)]));
        replaceIn(compilation, standIns);
      });
      processAssets.tap({ name: pluginName, stage: minified + 1 }, () =>
        replaceIn(compilation, new Map([...standIns].map(([hash, other]) => [other, hash]))),
      );
    });
  }
}
