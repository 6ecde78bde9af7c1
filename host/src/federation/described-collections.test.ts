import { describedCollections } from './described-collections';

it('[R112] describedCollections lists the collections of all remotes with their versions', () => {
  const remote = (name: string) => ({ format: 1, name, screens: {} }) as const;
  const collections = [
    { name: 'invoices.notes', version: 2 },
    { name: 'invoices.notes', version: 1 },
  ];
  expect(
    describedCollections({
      invoices: { ...remote('invoices'), collections },
      older: remote('older'),
    }),
  ).toEqual(['invoices.notes@2', 'invoices.notes@1']);
});
