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
});
