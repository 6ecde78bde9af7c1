import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

function compile(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    minify: true,
    isModule: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: { toplevel: false } },
    },
  });
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} would end the page's script early.`);
  return code.trim();
}

/**
 * One small script that stands in the page's head itself: compiled outside webpack's graph, so that it
 * carries no runtime, and run before anything else is asked for. The page's policy names its digest.
 */
export const headScript = (files: readonly string[]): string => files.map(compile).join(';\n');
