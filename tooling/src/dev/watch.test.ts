import { parseTypeCheckOutput, findRestartReason } from './watch';

describe('edits while the product runs from source', () => {
  it.each([
    'host/src/app/app.tsx',
    'shared-kernel/src/ui/button.tsx',
    'remote-contracts/src/remote.ts',
    'remote-contracts/src/signing/envelope.ts',
    'host/src/head/theme.test.ts',
  ])('[tooling] while the product runs from source, an edit of %s requires no restart', (file) => {
    expect(findRestartReason(file)).toBeUndefined();
  });

  it.each([
    'host/src/head/index.ts',
    'host/src/initial-html/markup.tsx',
    'host/src/index.html',
    'tooling/webpack/host.ts',
  ])('[tooling] while the product runs from source, an edit of %s requires a restart', (file) => {
    expect(findRestartReason(file)).toBe(`${file} is read at the start: start dev again.`);
  });
});

const start = '10:00:00 PM - Starting compilation in watch mode...';
const again = '10:00:09 PM - File change detected. Starting incremental compilation...';
const end = (count: number) =>
  `10:00:10 PM - Found ${count} ${count === 1 ? 'error' : 'errors'}. Watching for file changes.`;
const fault =
  "host/src/app/app.tsx(3,7): error TS2322: Type 'string' is not assignable to 'number'.";

function outputOf(...lines: readonly string[]): readonly string[] {
  const told: string[] = [];
  const read = parseTypeCheckOutput((text) => told.push(text));
  for (const line of lines) read(line);
  return told;
}

describe('type errors printed while the product runs from source', () => {
  it('[tooling] nothing is printed while there are no type errors', () => {
    expect(outputOf(start, end(0), again, end(0))).toEqual([]);
  });

  it('[tooling] each type error is printed with its location, and a message says when all are fixed', () => {
    const detail = "  Type 'string' is not assignable to type 'never'.";
    expect(outputOf(start, fault, detail, end(1), again, end(0), again, end(0))).toEqual([
      `\nTypes, 1 error:\n${fault}\n${detail}`,
      '\nTypes are right again.',
    ]);
  });

  it('[tooling] the remaining type errors are printed after each edit', () => {
    expect(outputOf(start, fault, end(1), again, fault, fault, end(2))).toEqual([
      `\nTypes, 1 error:\n${fault}`,
      `\nTypes, 2 errors:\n${fault}\n${fault}`,
    ]);
  });

  it('[tooling] fixed type errors of the previous check disappear from the output', () => {
    const terminal: string[] = [];
    const read = parseTypeCheckOutput(
      (text) => terminal.push(text),
      () => terminal.splice(0),
    );
    for (const line of [start, fault, end(1), again, end(0)]) read(line);
    expect(terminal.join()).not.toContain(fault);
  });
});
