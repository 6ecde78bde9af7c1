import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import * as v from 'valibot';
import type { LoaderContext } from 'webpack';
import { assetsFolder } from '../src/compose/keys';

const manifestSchema = v.looseObject({
  icons: v.array(v.looseObject({ src: v.string() })),
});

/** Adds the icons that a manifest names to the build, and has it name them as they are served. */
export default async function manifestLoader(
  this: LoaderContext<object>,
  source: string,
): Promise<string> {
  const manifest = v.parse(manifestSchema, JSON.parse(source));
  const icons = manifest.icons.map(async (icon) => {
    const file = join(this.context, icon.src);
    this.addDependency(file);
    const body = await readFile(file);
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
    const extension = extname(file);
    const name = `${assetsFolder}${basename(file, extension)}.${hash}${extension}`;
    this.emitFile(name, body);
    return { ...icon, src: `/${name}` };
  });
  return JSON.stringify({ ...manifest, icons: await Promise.all(icons) });
}
