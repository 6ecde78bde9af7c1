import { formatDuration } from './format-duration';
import { createReporter } from './reporter';

function written(isTTY: boolean) {
  const chunks: string[] = [];
  const out = { isTTY, columns: 40, write: (text: string) => chunks.push(text) };
  return { chunks, reporter: createReporter(out) };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('progress output', () => {
  it.each([
    [400, '0 s'],
    [59_400, '59 s'],
    [59_600, '1 min 00 s'],
    [125_000, '2 min 05 s'],
  ])('[tooling] the progress output shows %i ms as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });

  it('[tooling] a log repeats the running task at regular intervals', () => {
    const { chunks, reporter } = written(false);
    reporter.line('▸ lint');
    reporter.status('lint');
    jest.advanceTimersByTime(40_000);
    reporter.close();
    jest.advanceTimersByTime(40_000);
    expect(chunks).toEqual(['   0 s  ▸ lint\n', '  20 s  … lint\n', '  40 s  … lint\n']);
  });

  it('[tooling] a terminal shows one status line, truncated to its width, and clears it at the end', () => {
    const { chunks, reporter } = written(true);
    reporter.status('x'.repeat(100));
    const drawn = chunks.at(-1) ?? '';
    expect(drawn.replace('\r\u001B[K', '')).toHaveLength(39);
    reporter.close();
    expect(chunks.at(-1)).toBe('\r\u001B[K');
  });
});
