import { buildSync } from 'esbuild';

/** A script compiled outside webpack's graph, so that it carries no runtime and is one file. */
export function compiledScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * One small script that stands in the page's head itself and runs before anything else is asked for. The
 * page's policy names its digest.
 */
export function headScript(entry: string): string {
  const code = compiledScript(entry);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} would end the page's script early.`);
  return code;
}
