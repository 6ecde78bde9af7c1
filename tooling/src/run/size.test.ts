import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

describe('the runner', () => {
  it('[tooling] has fewer than 400 lines, beyond which a task runner takes its place', () => {
    const sources = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
    const lines = sources.map(
      (name) => readFileSync(join(__dirname, name), 'utf8').trimEnd().split('\n').length,
    );
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(400);
  });
});
