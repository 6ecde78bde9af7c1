import { removeClientFromCaseName } from './queue-columns';

it.each([
  ['AML screening: Gulf Horizon Trading', 'AML screening'],
  ['Gulf Horizon Trading (SL-009)', 'Gulf Horizon Trading (SL-009)'],
  ['Gulf Horizon Trading', 'Gulf Horizon Trading'],
])('[R67] the table of review cases shows “%s” as “%s” beside the client', (name, shown) => {
  expect(removeClientFromCaseName({ name, client: 'Gulf Horizon Trading' })).toBe(shown);
});
