import { buildSync } from 'esbuild';

/**
 * Compiles a small inline script for the page, which runs before any request. It is built without webpack, so it has
 * no runtime; the policy of the page names its digest. Old browsers can run it and report that they cannot run the
 * shell.
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
