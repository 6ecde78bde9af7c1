import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { buildHeadScript } from './build-head-script';

const host = join(import.meta.dirname, '../../host/src');

const written = (code: string, target: string) =>
  transformSync(code, { charset: 'utf8', target }).code.split('\n');

describe('inline script of the page', () => {
  it.each(['head/index.ts', 'initial-html/index.ts'])(
    '[E3] the inline script runs in browsers that are too old for the shell: %s',
    (entry) => {
      const code = buildHeadScript(join(host, entry));
      // The script must not contain syntax after ES2015. Newer regular expressions would fail only at run time.
      expect(written(code, 'es2015')).toEqual(written(code, 'esnext'));
      expect(code).not.toContain('RegExp(');
    },
  );
});
