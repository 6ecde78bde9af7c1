import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { context, type Plugin } from 'esbuild';
import { antdStyles } from 'shared-kernel/theme/antd-styles';
import { tokensCss } from 'shared-kernel/theme/css-variables';
import { aliases } from '../../webpack/aliases';
import { antdStyleFile } from '../../webpack/antd/stand-in';
import { packageDirectory, repository, workDirectory } from '../packages';
import { StaticServer } from '../serve/static-server';
import { standIns } from './antd-page';

const kernel = join(repository, 'shared-kernel/src');

/** Every `*.book.tsx` of the kernel in place of its empty list; one that is added beside others is found while watching. */
const pages: Plugin = {
  name: 'pages',
  setup: (bundle) =>
    bundle.onLoad({ filter: /[\\/]book[\\/]pages\.ts$/ }, () => {
      const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.book.tsx'))
        .sort();
      return {
        contents: [
          ...files.map((file, place) => `import * as page${place} from './${file}';`),
          `export const pages = [${files.map((_, place) => `page${place}`).join()}];`,
        ].join('\n'),
        resolveDir: kernel,
        watchDirs: [...new Set(files.map((file) => join(kernel, file, '..')))],
      };
    }),
};

let made: string | undefined;

/** The kernel's variables and antd's rules, as the shell's build writes them; made once while it is watched. */
const rules = () => (made ??= `${tokensCss()}\n${antdStyles()}`);

const styles: Plugin = {
  name: 'styles',
  setup: (bundle) =>
    bundle.onLoad({ filter: antdStyleFile }, () => ({ contents: rules(), loader: 'css' })),
};

/** Charts are drawn by the library as the product takes it. */
const drawing: Plugin = {
  name: 'drawing',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^@antv\/g2$/ }, () => ({
      path: aliases(false)['@antv/g2$'] || undefined,
    })),
};

export interface Book {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The component book, built into a folder of its own and served on loopback; it is part of no other build. Watched, it
 * is built again as soon as a source changes.
 */
export async function startBook({ isWatched }: { readonly isWatched: boolean }): Promise<Book> {
  const outdir = join(workDirectory, 'book');
  const bundle = await context({
    entryPoints: {
      index: join(import.meta.dirname, 'book.html'),
      book: join(kernel, 'book/show-book.tsx'),
      fonts: join(packageDirectory('host'), 'src/fonts/inter.css'),
    },
    outdir,
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.html': 'copy', '.woff': 'empty', '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [pages, styles, standIns, drawing],
    logLevel: 'error',
  });
  await bundle.rebuild();
  if (isWatched) await bundle.watch();
  const server = new StaticServer(sirv(outdir, { dev: true }));
  await server.start();
  return {
    url: `${server.origin}/`,
    stop: async () => {
      await Promise.all([server.stop(), bundle.dispose()]);
    },
  };
}
