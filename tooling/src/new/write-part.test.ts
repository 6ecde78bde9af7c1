import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describeRemote } from '../../webpack/description';
import { packageDirectory } from '../packages';
import { withTab, writePart, writeTab } from './write-part';
import { writeRemote } from './write-remote';

let root: string;
let remote: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-part-'));
  remote = await writeRemote('invoices', 90, root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (file: string) => readFile(join(remote, file), 'utf8');
const within = (files: readonly string[]) => files.map((file) => relative(remote, file)).sort();

describe('writing a tab into a remote', () => {
  it('[federation] gives it a screen with its test, and a line in the description', async () => {
    const files = await writeTab({ kind: 'tab', name: 'tax-returns', remote }, 100);
    expect(within(files)).toEqual([
      'src/exposes/tax-returns.ts',
      'src/remote.ts',
      'src/tax-returns/screen.ts',
      'src/tax-returns/tax-returns.test.tsx',
      'src/tax-returns/tax-returns.tsx',
    ]);
    const { screens } = await describeRemote(remote);
    expect(Object.values(screens).map(({ tab }) => [tab.key, tab.order])).toEqual([
      ['tax-returns', 100],
      ['invoices', 90],
    ]);
  });

  it.each(['account', 'compliance', 'contracts', 'operations'] as const)(
    '[federation] finds its place in what %s says of itself',
    async (name) => {
      const file = join(packageDirectory(`remote-${name}`), 'src/remote.ts');
      const written = withTab(await readFile(file, 'utf8'), 'tax-returns', 100);
      expect(written).toContain("from './tax-returns/screen';\n\nexport const remote");
      expect(written).toContain("screens: {\n'tax-returns': {");
    },
  );

  it('[federation] leaves a remote alone that is written in another way', async () => {
    await writeFile(join(remote, 'src/remote.ts'), 'export const remote = {};');
    const tab = writeTab({ kind: 'tab', name: 'tax-returns', remote }, 100);
    await expect(tab).rejects.toThrow('has no import and no list of screens');
    expect(await read('src/remote.ts')).toBe('export const remote = {};');
  });
});

describe('writing a part into a remote', () => {
  it('[tooling] writes a command with its test beside the others', async () => {
    const part = { kind: 'command', name: 'settle-dispute', within: 'disputes', remote } as const;
    expect(within(await writePart(part, 'invoices'))).toEqual([
      'src/disputes/commands/settle-dispute.test.ts',
      'src/disputes/commands/settle-dispute.ts',
    ]);
    const command = await read('src/disputes/commands/settle-dispute.ts');
    expect(command).toContain('export const settleDispute = defineCommand({');
    expect(command).toContain("id: 'invoices.settleDispute'");
    expect(command).not.toMatch(/blue.?print|ownRemote/i);
  });

  it('[tooling] writes a component with its test', async () => {
    const part = { kind: 'component', name: 'seal-mark', within: 'list', remote } as const;
    expect(within(await writePart(part, 'invoices'))).toEqual([
      'src/list/seal-mark.test.tsx',
      'src/list/seal-mark.tsx',
    ]);
    expect(await read('src/list/seal-mark.test.tsx')).toContain('<SealMark title="A title" />');
  });

  it('[tooling] leaves what is there already', async () => {
    await mkdir(join(remote, 'src/list'));
    await writeFile(join(remote, 'src/list/seal-mark.test.tsx'), 'mine');
    const part = { kind: 'component', name: 'seal-mark', within: 'list', remote } as const;
    await expect(writePart(part, 'invoices')).rejects.toThrow('is there already');
    expect(await read('src/list/seal-mark.test.tsx')).toBe('mine');
    await expect(read('src/list/seal-mark.tsx')).rejects.toThrow('ENOENT');
  });
});
