import * as v from 'valibot';
import webpack, { type Compilation } from 'webpack';
import { sha256 } from '../src/command-line/sha256';
import { assetsFolder } from '../src/compose/keys';
import { chunksMeta, readPageData, createPageMeta } from './page-meta';

const namedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kernel: v.string(), files: v.record(v.string(), v.array(v.string())) }),
);

/** Returns compact data for the page: file names, all integrity hashes in one text, and the files of each chunk. */
export function packChunkDigests(
  { kernel, files }: v.InferOutput<typeof namedSchema>,
  others: readonly string[],
  digestOf: (file: string) => string,
) {
  const names = [...new Set([...Object.values(files).flat(), ...others])];
  const places = Object.entries(files).map(
    ([chunk, named]) => [chunk, named.map((file) => names.indexOf(file))] as const,
  );
  return {
    kernel,
    names: names.map((file) => file.slice(assetsFolder.length)).join(' '),
    digests: names.map((file) => digestOf(file).replace(/=$/, '')).join(''),
    files: Object.fromEntries(places),
  };
}

/** Adds the integrity hashes of all scripts and stylesheets to the page. Call this after the last change of a file. */
export function addPageDigests(compilation: Compilation): void {
  const digestOf = (file: string) => {
    const asset = compilation.getAsset(file);
    if (!asset) throw new Error(`The page names ${file}, which was not built.`);
    return sha256(asset.source.buffer(), 'base64');
  };
  const held = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assetsFolder) && /\.(js|css)$/.test(name));
  compilation.updateAsset('index.html', (page) => {
    const html = page.source().toString();
    const text = readPageData(html, chunksMeta);
    const isMain = (file: string) =>
      html.includes(`src="/${file}"`) || file.startsWith(`${assetsFolder}main.`);
    const chunks = packChunkDigests(
      v.parse(namedSchema, text),
      held.filter((file) => !isMain(file)).sort(),
      digestOf,
    );
    const next = html
      .replace(new RegExp(`<meta name="${chunksMeta}" content='[^']*' />`), () =>
        createPageMeta('name', chunksMeta, JSON.stringify(chunks)),
      )
      .replace(
        /<script defer src="\/([^"]+)">/g,
        (_script, file: string) =>
          `<script defer src="/${file}" crossorigin integrity="sha256-${digestOf(file)}">`,
      );
    return new webpack.sources.RawSource(next);
  });
}
