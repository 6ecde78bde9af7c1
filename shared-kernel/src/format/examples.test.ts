/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as format from '.';

/** `@example` lines of the comments in this folder that say what comes of a call, where it matters in UTC. */
const examples = readdirSync(__dirname)
  .filter((name) => /^(?!.*\.test\.)[^.]+\.ts$/.test(name))
  .flatMap((name) => {
    const text = readFileSync(join(__dirname, name), 'utf8');
    return [...text.matchAll(/^ \* (\w+\(.*\)) \/\/ (.+?)(?: \(in UTC\))?$/gm)].map(
      ([, call = '', result = '']) => [call, result] as const,
    );
  });

const valueOf = (code: string): unknown => runInNewContext(code, { ...format });

describe('the examples of the formats', () => {
  it('[format] are there', () => {
    expect(examples.length).toBeGreaterThan(10);
  });

  it.each(examples)('[format] %s gives %s', (call, result) => {
    expect(valueOf(call)).toBe(valueOf(result));
  });
});
