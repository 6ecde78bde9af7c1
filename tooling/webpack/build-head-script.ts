import { buildSync } from 'esbuild';

/** Compiles an inline script to ES2015, because it must also run in unsupported browsers. */
export function buildHeadScript(entry: string): string {
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
