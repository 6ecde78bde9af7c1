import { runProcess } from './process';

const node = (script: string, options = {}) =>
  runProcess(process.execPath, ['--eval', script], options);

describe('runProcess', () => {
  it('[tooling] returns the exit code and both streams, and reports each line', async () => {
    const lines: string[] = [];
    const result = await node("console.log('one'); console.error('two'); process.exitCode = 3", {
      onLine: (line: string) => lines.push(line),
    });
    expect(result).toMatchObject({ code: 3 });
    expect(lines.sort()).toEqual(['one', 'two']);
    expect(result.output).toContain('one\n');
  });

  it('[tooling] returns a result if the program cannot start', async () => {
    const { code, output } = await runProcess('no-such-program-here', []);
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });

  it('[tooling] ends a process that has had no output for too long', async () => {
    const { code } = await node('setInterval(() => undefined, 1000)', { silence: 300 });
    expect(code).toBe(130);
  });

  it('[tooling] ends a process when the caller aborts its signal', async () => {
    const controller = new AbortController();
    const result = node("console.log('ready'); setInterval(() => undefined, 1000)", {
      signal: controller.signal,
      onLine: () => controller.abort(),
    });
    await expect(result).resolves.toMatchObject({ code: 130 });
  });
});
