import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { headScript } from './head-script';

const host = join(import.meta.dirname, '../../host/src');

const written = (code: string, target: string) =>
  transformSync(code, { charset: 'utf8', target }).code.split('\n');

describe('a script of the page’s head', () => {
  it.each(['head/index.ts', 'first-paint/index.ts'])(
    '[E3] is read by browsers that cannot read the shell: %s',
    (entry) => {
      const code = headScript(join(host, entry));
      // Nothing of it is newer syntax, nor a newer pattern, which is compiled when it runs.
      expect(written(code, 'es2015')).toEqual(written(code, 'esnext'));
      expect(code).not.toContain('RegExp(');
    },
  );
});
