import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import * as v from 'valibot';

const printedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export interface InitialHtml {
  readonly markup: Readonly<Record<string, string>>;
  readonly style: string;
}

/** Renders the initial HTML with the components of the page, in a separate process. */
export function renderInitialHtml(entry: string): InitialHtml {
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
    // Lazy code is excluded, because the initial HTML does not need it.
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
