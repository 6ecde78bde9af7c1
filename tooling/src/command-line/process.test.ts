import { runProcess } from './process';

const node = (script: string, options = {}) =>
  runProcess(process.execPath, ['--eval', script], options);

describe('runProcess', () => {
  it('[tooling] running a program returns the exit code and the output of stdout and stderr', async () => {
    expect(await node("console.log('one'); console.error('two'); process.exitCode = 3")).toEqual({
      code: 3,
      output: 'one\ntwo\n',
    });
  });

  it('[tooling] a program that cannot start is reported as failed', async () => {
    const { code, output } = await runProcess('no-such-program-here', []);
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });

  it('[tooling] a process that exceeds its time limit is terminated', async () => {
    const { code } = await node('setInterval(() => undefined, 1000)', { timeout: 300 });
    expect(code).toBe(130);
  });
});
