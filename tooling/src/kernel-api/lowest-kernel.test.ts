import type { Import } from '../source/read-module';
import { lowestKernel, sinceOf } from './lowest-kernel';

const kernel = {
  lent: ['ui', 'workspace'],
  since: { ui: { Button: '1.0.0', Tag: '1.1.0', Timeline: '1.10.0' }, workspace: {} },
  version: '1.12.0',
};
const taken = (from: string, ...names: string[]): Import => ({ from, names });

describe('lowestKernel', () => {
  it('[deployment] is the first of the major for what takes nothing new', () => {
    const imports = [taken('shared-kernel/ui', 'Button'), taken('react', 'useState')];
    expect(lowestKernel(imports, kernel)).toBe('1.0.0');
    expect(lowestKernel([], kernel)).toBe('1.0.0');
  });

  it('[deployment] is the one in which the newest came of what is taken', () => {
    const imports = [taken('shared-kernel/ui', 'Tag', 'Button')];
    expect(lowestKernel(imports, kernel)).toBe('1.1.0');
    expect(lowestKernel([...imports, taken('shared-kernel/ui', 'Timeline')], kernel)).toBe(
      '1.10.0',
    );
  });

  it('[deployment] is that of now for what was never released, and for who takes all of an entry', () => {
    expect(lowestKernel([taken('shared-kernel/workspace', 'useLedger')], kernel)).toBe('1.12.0');
    expect(lowestKernel([{ from: 'shared-kernel/ui', names: undefined }], kernel)).toBe('1.12.0');
  });

  it('[deployment] leaves out what is bundled into the remote', () => {
    expect(lowestKernel([taken('shared-kernel/domain/client', 'Ledger')], kernel)).toBe('1.0.0');
  });

  it('[deployment] never goes below the major, whose first version broke with all before', () => {
    const imports = [taken('shared-kernel/ui', 'Button')];
    expect(lowestKernel(imports, { ...kernel, version: '2.3.0' })).toBe('2.0.0');
  });
});

describe('sinceOf', () => {
  it('[deployment] keeps when a name came, gives a new one the version of now and forgets what was removed', () => {
    const names = new Map([['ui', ['Tag', 'Button']]]);
    const released = { ui: { Button: '1.0.0', Card: '1.0.0' } };
    expect(sinceOf(names, released, '1.1.0')).toEqual({ ui: { Button: '1.0.0', Tag: '1.1.0' } });
  });
});
