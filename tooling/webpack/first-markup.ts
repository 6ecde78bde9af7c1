import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import * as v from 'valibot';

const printedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What a module renders for the HTML, by its exports, and the styles that its components take. */
export interface FirstMarkup {
  readonly markup: Readonly<Record<string, string>>;
  readonly style: string;
}

/**
 * Renders what the HTML paints of itself, by the components that the page draws later. Compiled outside webpack's
 * graph and run by itself: nothing of it but text reaches the page. The link that it draws in place of the router's is
 * next to the module.
 */
export function firstMarkup(entry: string): FirstMarkup {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    outdir: 'nowhere',
    minify: true,
    charset: 'utf8',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-router-dom': join(dirname(entry), 'placeholder-link.tsx') },
    // Code that is loaded with its first use.
    external: ['*/write-pdf'],
    footer: { js: 'process.stdout.write(JSON.stringify(module.exports));' },
  });
  const output = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const style = output('.css');
  if (style.includes('url(')) throw new Error(`${entry} would ask for files before the page does.`);
  const printed = execFileSync(process.execPath, ['-'], {
    input: output('.js'),
    encoding: 'utf8',
  });
  return { markup: v.parse(printedSchema, printed), style };
}
