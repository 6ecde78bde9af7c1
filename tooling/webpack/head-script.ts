import { buildSync } from 'esbuild';

/**
 * Compiles an inline script for the page, which runs before any request. The script uses ES2015, because it tells users
 * of old browsers that their browser is not supported.
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
