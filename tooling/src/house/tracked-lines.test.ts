import { isCode, isComparedSource, linesTogether } from './tracked-lines';

describe('the lines that are compared between commits', () => {
  it.each(['host/src/app/app.tsx', 'tooling/src/cli/house.ts', 'host/src/apis/list.ts'])(
    '[tooling] count %s as source',
    (path) => expect(isComparedSource(path)).toBe(true),
  );

  it.each([
    'host/src/app/app.test.tsx',
    'e2e/core/test.ts',
    'shared-kernel/src/fixtures/clients.ts',
    'shared-kernel/src/testing/render.ts',
    'shared-kernel/src/workspace/testing.ts',
    'shared-kernel/api/released/ui.d.ts',
    'host/src/brand/page.module.css',
  ])('[tooling] leave out %s', (path) => expect(isComparedSource(path)).toBe(false));

  it('[tooling] are of all code with tests, styles and scripts', () => {
    const paths = ['a.test.ts', 'b.css', 'c.js', 'd.mjs', 'e.md', 'f.json'];
    expect(paths.filter(isCode)).toEqual(['a.test.ts', 'b.css', 'c.js']);
  });

  it('[tooling] are counted by the ends of lines', () => {
    expect(linesTogether(['renovate.json', 'renovate.json'])).toBe(
      2 * linesTogether(['renovate.json']),
    );
    expect(linesTogether(['renovate.json'])).toBeGreaterThan(1);
  });
});
