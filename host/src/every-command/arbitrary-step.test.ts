import fc from 'fast-check';
import { setNotificationsRead } from 'shared-kernel/workspace';
import { arbitraryStep } from './test-arbitrary-step';

const inputsOf = (step: Parameters<typeof arbitraryStep>[0]) =>
  new Set(fc.sample(arbitraryStep(step), 200).map(({ input }) => JSON.stringify(input)));

it('[workspace] a generated test step tries each listed input or each combination of field values', () => {
  expect(inputsOf([{ command: setNotificationsRead, inputs: ['NOT-001', 'none'] }])).toEqual(
    new Set(['"NOT-001"', '"none"']),
  );
  expect(
    inputsOf([
      { command: setNotificationsRead, with: { ids: [['NOT-001']], isRead: [true, false] } },
    ]),
  ).toEqual(new Set(['{"ids":["NOT-001"],"isRead":true}', '{"ids":["NOT-001"],"isRead":false}']));
});
