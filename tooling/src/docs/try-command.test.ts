import { tmpdir } from 'node:os';
import { tryCommand } from './try-command';

describe('a command of a document', () => {
  it('[tooling] is run in its folder, with its exit code and what it printed', async () => {
    const { code, output } = await tryCommand('echo said && exit 3', tmpdir());
    expect(code).toBe(3);
    expect(output).toContain('said');
  });

  it('[tooling] sees nothing of the run that tries it', async () => {
    process.env.TRUSTFOLD_OF_THIS_TEST = 'seen';
    const { output } = await tryCommand('echo "[$TRUSTFOLD_OF_THIS_TEST]"', tmpdir());
    expect(output).toContain('[]');
  });
});
