import { listClientNames, type NamedClient } from 'shared-kernel/domain/client';
import { createLookalikeKeys } from 'shared-kernel/domain/text';
import type { CsvImport, RowIssue } from 'shared-kernel/form';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { createCompanyNameKeys } from '../find-similar-clients';

const columns: CsvImport<ClientForm>['columns'] = [
  { key: 'companyName', header: 'Company', isRequired: true, example: 'Fjord Wind AS' },
  { key: 'contactPerson', header: 'Contact person', isRequired: true, example: 'Ingrid Larsen' },
  { key: 'email', header: 'Email', example: 'ingrid@fjord-wind.example' },
  { key: 'phone', header: 'Phone', example: '+47 22 12 34 56' },
  { key: 'website', header: 'Website', example: 'fjord-wind.example' },
  { key: 'industry', header: 'Industry', example: 'Wind energy' },
];

/** Returns a function that tells whether an earlier row of the imported file has a similar name. */
function createNames(looksOfName: (name: string) => readonly string[]) {
  const known = new Set<string>();
  return (name: string): boolean => {
    const looks = looksOfName(name);
    const isKnown = looks.some((look) => known.has(look));
    for (const look of looks) known.add(look);
    return isKnown;
  };
}

const column = 'companyName';

export const createClientImport = (clients: readonly NamedClient[]): CsvImport<ClientForm> => ({
  noun: ['client', 'clients'],
  columns,
  schema: clientFormSchema,
  startChecks: () => {
    const stored = new Set(clients.flatMap(({ companyName }) => createLookalikeKeys(companyName)));
    const alike = new Map(
      clients.flatMap((client) =>
        listClientNames(client).flatMap((name) =>
          createCompanyNameKeys(name).map((look) => [look, client] as const),
        ),
      ),
    );
    const isTwice = createNames(createLookalikeKeys);
    const isAlikeTwice = createNames(createCompanyNameKeys);
    return Promise.resolve(({ companyName }): readonly RowIssue[] => {
      const [isInFile, isAlikeInFile] = [isTwice(companyName), isAlikeTwice(companyName)];
      if (createLookalikeKeys(companyName).some((look) => stored.has(look)))
        return [{ column, reason: 'A client with this company name already exists' }];
      if (isInFile) return [{ column, reason: 'Company name already used in an earlier row' }];
      const similar = createCompanyNameKeys(companyName)
        .map((look) => alike.get(look))
        .find((client) => client !== undefined);
      if (similar) {
        const reason = `Possible duplicate of ${similar.companyName} (${similar.id})`;
        return [{ column, reason, isWarning: true }];
      }
      return isAlikeInFile
        ? [{ column, reason: 'Possible duplicate of an earlier row', isWarning: true }]
        : [];
    });
  },
});
