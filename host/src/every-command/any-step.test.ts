import fc from 'fast-check';
import { setRead } from 'shared-kernel/workspace';
import { anyStep } from './test-any-step';

const inputsOf = (step: Parameters<typeof anyStep>[0]) =>
  new Set(fc.sample(anyStep(step), 200).map(({ input }) => JSON.stringify(input)));

it('[workspace] a command is tried with each of its whole inputs, or with one value for each field', () => {
  expect(inputsOf([{ command: setRead, inputs: ['NOT-001', 'none'] }])).toEqual(
    new Set(['"NOT-001"', '"none"']),
  );
  expect(
    inputsOf([{ command: setRead, with: { ids: [['NOT-001']], isRead: [true, false] } }]),
  ).toEqual(new Set(['{"ids":["NOT-001"],"isRead":true}', '{"ids":["NOT-001"],"isRead":false}']));
});
