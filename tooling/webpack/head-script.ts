import { buildSync } from 'esbuild';

/**
 * Compiles a small inline script for the page, which runs before any request. The build without webpack adds no
 * runtime. The content security policy of the page contains the digest of the script. Old browsers run the script and
 * show that they do not support the shell.
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
