import { buildSync } from 'esbuild';

/**
 * One small script that is in the page's head itself and runs before anything else is asked for: compiled outside
 * webpack's graph, so that it carries no runtime. The page's policy names its digest. Browsers that cannot read the
 * shell's own scripts read this one, which shows that.
 */
export function headScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2015',
    charset: 'utf8',
    write: false,
  });
  const code = outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} would end the page's script early.`);
  return code;
}
