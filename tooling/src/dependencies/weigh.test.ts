import { weigh } from './weigh';

describe('the weight of a package', () => {
  it('[tooling] is of what a page runs, even if the package is for Node too', async () => {
    const { installed, script } = await weigh({
      name: '@module-federation/enhanced',
      rooms: ['host', 'tooling'],
      page: 'host',
    });
    expect(Number(installed)).toBeGreaterThan(Number(script));
    expect(Number(script)).toBeGreaterThan(0);
  });

  it('[tooling] has no script if no page runs it', async () => {
    const { script } = await weigh({ name: 'yaml', rooms: ['tooling'], page: undefined });
    expect(script).toBe('');
  });
});
