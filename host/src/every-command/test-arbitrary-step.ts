import fc from 'fast-check';
import type { CommandInputs } from 'shared-kernel/testing';
import type { Command } from 'shared-kernel/workspace';

export interface CommandStep {
  readonly command: Command;
  readonly input: object | string;
}

const oneOfEach = (fields: CommandInputs['with'] = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, values]) => [field, fc.constantFrom(...values)]),
  );

const withChanges = (input: object, changed: object): object => {
  const from: unknown = Reflect.get(input, 'from');
  return { ...input, to: Object.assign({}, from, changed) };
};

function stepOf(given: CommandInputs): fc.Arbitrary<CommandStep> {
  const { command, inputs, on = [{}], with: fields, changes } = given;
  if (inputs) return fc.constantFrom(...inputs).map((input) => ({ command, input }));
  return fc
    .tuple(
      fc.constantFrom(...on),
      fc.record(oneOfEach(fields)),
      fc.record(oneOfEach(changes), { requiredKeys: [] }),
    )
    .map(([target, chosen, changed]) => {
      const input = { ...target, ...chosen };
      return { command, input: changes ? withChanges(input, changed) : input };
    });
}

export const arbitraryStep = (inputs: readonly CommandInputs[]): fc.Arbitrary<CommandStep> =>
  fc.oneof(...inputs.map(stepOf));
