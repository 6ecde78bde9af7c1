import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandInputs } from 'shared-kernel/testing';
import type { Command } from 'shared-kernel/workspace';

const ofCommands = /(?:^|\/)(?:commands\/(?!index\.)[^/]+|[a-z]+-commands)\.ts$/;
const testInputs = /\/test-inputs\.ts$/;
const ofTests = /\.test\.ts$|\/test-[^/]+$/;

const repository = join(__dirname, '../../..');

const files: readonly string[] = readdirSync(repository)
  .filter((name) => /^(host|shared-kernel|remote-.+)$/.test(name))
  .flatMap((name) => {
    const source = join(repository, name, 'src');
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => ofCommands.test(path))
      .map((path) => join(source, path));
  });

const exportsOf = (file: string): unknown[] =>
  Object.values(jest.requireActual<Readonly<Record<string, unknown>>>(file));

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'apply' in value && 'permission' in value;

const areInputs = (value: unknown): value is readonly CommandInputs[] => Array.isArray(value);

export const findCommands = (): readonly Command[] =>
  files.filter((file) => !ofTests.test(file)).flatMap((file) => exportsOf(file).filter(isCommand));

export const findInputs = (): readonly CommandInputs[] =>
  files
    .filter((file) => testInputs.test(file))
    .flatMap((file) => exportsOf(file).filter(areInputs))
    .flat();
