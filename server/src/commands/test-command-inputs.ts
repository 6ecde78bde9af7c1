import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandInputs } from 'shared-kernel/testing';

const repository = join(__dirname, '../../..');

/** Test inputs that the remotes provide, by command id. */
const described = new Map<string, CommandInputs>(
  readdirSync(repository)
    .filter((name) => name.startsWith('remote-'))
    .flatMap((name) => {
      const folder = join(repository, name, 'src');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('/test-inputs.ts'))
        .map((path) => join(folder, path));
    })
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(file)))
    .filter((value): value is readonly CommandInputs[] => Array.isArray(value))
    .flat()
    .map((inputs) => [inputs.command.id, inputs]),
);

const noFields: NonNullable<CommandInputs['with']> = {};

const chosen = (fields = noFields, at: number) =>
  Object.entries(fields).map(([field, values]) => [field, values[at % values.length]] as const);

/**
 * Returns valid and invalid inputs of a command. Each value of a field is combined with only some values of the other
 * fields.
 */
export function inputsOf(commandId: string): readonly unknown[] {
  const inputs = described.get(commandId);
  if (!inputs) return [];
  if (inputs.inputs) return inputs.inputs;
  const { on = [{}], with: fields = noFields, changes } = inputs;
  const counts = [on, ...Object.values(fields), ...Object.values(changes ?? {})];
  const count = Math.max(...counts.map(({ length }) => length));
  const inputAt = (target: number, at: number) => {
    const input: { from?: object } = {
      ...on[target % on.length],
      ...Object.fromEntries(chosen(fields, at)),
    };
    if (!changes) return input;
    return { ...input, to: { ...input.from, ...Object.fromEntries(chosen(changes, at)) } };
  };
  const places = Array.from({ length: count }, (_, at) => at);
  return [...places.map((at) => inputAt(at, at)), ...places.map((at) => inputAt(at, 0))];
}
