/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as format from '.';

/** The `@example` lines of this folder that state a result, with times in UTC. */
const examples = readdirSync(__dirname)
  .filter((name) => /^(?!.*\.test\.)[^.]+\.ts$/.test(name))
  .flatMap((name) => {
    const text = readFileSync(join(__dirname, name), 'utf8');
    return [...text.matchAll(/^ \* (\w+\(.*\)) \/\/ (.+?)(?: \(in UTC\))?$/gm)].map(
      ([, call = '', result = '']) => [call, result] as const,
    );
  });

const valueOf = (code: string): unknown => runInNewContext(code, { ...format });

describe('examples in the doc comments of the format functions', () => {
  it('[format] the doc comments of the format functions contain examples with results', () => {
    expect(examples.length).toBeGreaterThan(10);
  });

  it.each(examples)('[format] the example %s returns %s', (call, result) => {
    expect(valueOf(call)).toBe(valueOf(result));
  });
});
