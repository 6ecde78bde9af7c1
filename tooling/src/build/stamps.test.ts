import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCurrent, removeStamp, writeStamp, type StampedBuild } from './build-all';

let root: string;
let build: StampedBuild;

/** What `pnpm build` leaves in a package, by the sources that it finds. */
function leave(text: string) {
  rmSync(build.dist, { recursive: true, force: true });
  mkdirSync(join(build.dist, 'assets'), { recursive: true });
  writeFileSync(join(build.dist, 'assets/main.js'), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trustfold-stamps-'));
  build = { dist: join(root, 'dist'), stamp: join(root, 'stamps/host'), inputs: 'sources' };
  leave('built');
  writeStamp(build);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a build that was stamped', () => {
  it('[deployment] is current until its sources differ', () => {
    expect(isCurrent(build)).toBe(true);
    expect(isCurrent({ ...build, inputs: 'other sources' })).toBe(false);
  });

  it('[deployment] is not current once the package was built by hand from other sources that were put back', () => {
    leave('built from an edit');
    expect(isCurrent(build)).toBe(false);
  });

  it('[deployment] is not current once the package was built by hand for development', () => {
    leave('built');
    writeFileSync(join(build.dist, 'assets/main.js.map'), '{}');
    expect(isCurrent(build)).toBe(false);
  });

  it('[deployment] is not current once the stamp or the build was removed', () => {
    removeStamp(build);
    expect(isCurrent(build)).toBe(false);
    writeStamp(build);
    rmSync(build.dist, { recursive: true });
    expect(isCurrent(build)).toBe(false);
  });

  it('[deployment] is current again once it was built from the sources that it had', () => {
    leave('built from an edit');
    leave('built');
    expect(isCurrent(build)).toBe(true);
  });
});
