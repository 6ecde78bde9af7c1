import { parse } from 'yaml';
import { readDocument } from '../docs/documents';
import { readDependencies } from './declared';
import { readRows, roomsText, withRows } from './table';

const document = readDocument('docs/decisions/dependencies.md');
const rows = readRows(document);

const rangeIn = (room: string, name: string) =>
  (JSON.parse(readDocument(`${room}/package.json`)) as { dependencies: Record<string, string> })
    .dependencies[name];

describe('the list of dependencies', () => {
  it('[tooling] has a row for each dependency of each package.json, and no other', () => {
    expect(rows.map(({ name, rooms }) => [name, rooms])).toEqual(
      readDependencies().map((dependency) => [dependency.name, roomsText(dependency)]),
    );
  });

  it.each(rows)('[tooling] states purpose and weight of $name', ({ purpose, installed }) => {
    expect(purpose).not.toBe('');
    expect(Number(installed)).toBeGreaterThan(0);
  });

  it('[tooling] weighs the scripts of what pages run', () => {
    const weighed = rows.filter(({ script }) => script !== '').map(({ name }) => name);
    expect(weighed).toEqual(expect.arrayContaining(['antd', 'react-hook-form', 'valibot']));
    expect(weighed).not.toContain('webpack');
  });

  it('[tooling] is written over and read back', () => {
    expect(readRows(withRows(document, rows))).toEqual(rows);
    expect(readRows(withRows(document, rows.slice(0, 2)))).toEqual(rows.slice(0, 2));
  });
});

describe('the versions of packages', () => {
  it('[tooling] are taken a day or more after their release', () => {
    const { minimumReleaseAge } = parse(readDocument('pnpm-workspace.yaml')) as {
      minimumReleaseAge: number;
    };
    expect(minimumReleaseAge).toBeGreaterThanOrEqual(24 * 60);
  });

  it.each([
    ['shared-kernel', 'antd'],
    ['tooling', '@module-federation/enhanced'],
  ])('[tooling] are pinned exactly in %s for %s', (room, name) => {
    expect(rangeIn(room, name)).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
