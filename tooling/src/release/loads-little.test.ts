import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { repository } from '../packages';

/** Packages that a bundle loads before any of its lines runs. */
function loadedAtOnce({ outputs }: Metafile, name: string | undefined): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (output: string) => {
    if (seen.has(output)) return;
    seen.add(output);
    for (const { path, kind, external } of outputs[output]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external === true) found.add(path);
      else follow(path);
    }
  };
  if (name !== undefined) follow(name);
  return [...found].filter((path) => !path.startsWith('node:')).sort();
}

it('[deployment] the release command loads only the store’s client and the document reader: no compiler, bundler or browser driver', async () => {
  const { metafile } = await build({
    entryPoints: [join(repository, 'tooling/src/cli/release.ts')],
    outdir: join(repository, 'nowhere'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    plugins: [
      {
        name: 'packages',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('shared-kernel/')
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
  const entry = Object.keys(metafile.outputs).find(
    (output) => metafile.outputs[output]?.entryPoint?.endsWith('cli/release.ts') === true,
  );
  expect(loadedAtOnce(metafile, entry)).toEqual([
    '@aws-sdk/client-s3',
    '@smithy/core/config',
    'canonicalize',
    'compare-versions',
    'valibot',
  ]);
});
