import type { Chunk, Module } from 'webpack';
import { developmentChunks, shellChunks } from './host-chunks';

const groupsNamed = (name: string, chunks: typeof developmentChunks) =>
  Object.values((chunks || {}).cacheGroups ?? {}).filter(
    (group) => typeof group === 'object' && 'name' in group && group.name === name,
  ).length;

describe('the chunks of the shell', () => {
  it('[R26, tooling] compile in development, where no second group takes from dashboard-libraries', () => {
    expect(groupsNamed('dashboard-libraries', shellChunks)).toBe(2);
    expect(groupsNamed('dashboard-libraries', developmentChunks)).toBe(1);
  });

  it('[federation] hold the library of forms in one file, whichever page has the first form', () => {
    const { test, chunks, priority, ...forms } = shellChunks.cacheGroups.forms;
    const isIn = (path: string) => test({ nameForCondition: () => path } as Module);
    const fileOf = (name: string) =>
      `/x/node_modules/.pnpm/${name}@1/node_modules/${name}/index.mjs`;
    expect(isIn(fileOf('react-hook-form'))).toBe(true);
    expect(isIn(fileOf('@hookform/resolvers'))).toBe(true);
    expect(isIn('/x/shared-kernel/src/form/use-validated-form.ts')).toBe(true);
    expect(isIn(fileOf('valibot'))).toBe(false);
    expect(isIn('/x/shared-kernel/src/form/form.tsx')).toBe(false);
    expect(forms).toMatchObject({ name: 'forms', enforce: true });
    expect(chunks({ canBeInitial: () => false } as Chunk)).toBe(true);
    expect(priority).toBeGreaterThan(2);
  });
});
