import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'shared-kernel/workspace';
import { createRegistry, commandRegistry, getCommandKey } from './registry';

const repository = join(__dirname, '../../..');
const ofCommands = /(?:^|\/)(?:commands\/(?!index\.)[^/]+|[a-z]+-commands)\.ts$/;
const ofTests = /\.test\.ts$|\/test-[^/]+$/;

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'apply' in value && 'permission' in value;

it('[R142] the server registers every shell and remote command that changes records', () => {
  const found = readdirSync(repository)
    .filter((name) => name === 'host' || name.startsWith('remote-'))
    .flatMap((name) => {
      const source = join(repository, name, 'src');
      return readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((path) => ofCommands.test(path) && !ofTests.test(path))
        .map((path) => join(source, path));
    })
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(file)))
    .filter(isCommand)
    .filter(({ inBrowser }) => !inBrowser);
  expect(found.length).toBeGreaterThan(80);
  // If this assertion fails, add the missing command to `src/commands.ts` of its package.
  const missing = found.filter((command) => {
    const served = commandRegistry.get(getCommandKey(command));
    return command.onServer === 'recorded' ? !served : served !== command;
  });
  expect(missing).toEqual([]);
});

it('[R142] the server finds a command by its id and version, and rejects duplicates', () => {
  const [first] = commandRegistry.values();
  if (!first) throw new Error('The registry is empty.');
  const second = { ...first, version: 2 };
  const registry = createRegistry([first, second]);
  expect([1, 2, 3].map((version) => registry.get(`${first.id}.v${version}`))).toEqual([
    first,
    second,
    undefined,
  ]);
  expect(() => createRegistry([first, first])).toThrow('the same id and version');
});
