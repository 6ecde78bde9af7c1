import * as v from 'valibot';
import { createClientImport } from './create-client-import';

const definition = createClientImport([
  { id: 'CL-001', companyName: 'Gulf Horizon Trading', formerNames: ['Horizon Gulf Oil AG'] },
]);

const texts = {
  companyName: 'Fjord Wind AS',
  contactPerson: 'Ingrid Larsen',
  email: '',
  phone: '',
  website: '',
  industry: '',
};

describe('a row of a client import file', () => {
  it('[R85] validates the rows of a client import with the rules of the client form', () => {
    expect(v.parse(definition.schema, { ...texts, website: 'fjord.example' })).toEqual({
      ...texts,
      website: 'https://fjord.example',
    });
  });

  it.each([
    [{ companyName: '' }, 'companyName'],
    [{ contactPerson: ' ' }, 'contactPerson'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ industry: 'x'.repeat(201) }, 'industry'],
  ])(
    '[R85] rejects a row of a client import and names the invalid column: %#',
    (changes, column) => {
      const { issues = [] } = v.safeParse(definition.schema, { ...texts, ...changes });
      expect(issues.map((issue) => v.getDotPath(issue))).toEqual([column]);
    },
  );

  it('[R57, R85] a client import rejects an existing client and warns about a similar client', async () => {
    const check = await definition.startChecks();
    const remarks = (companyName: string) =>
      check({ ...texts, companyName }).map(({ reason, isWarning = false }) => [reason, isWarning]);
    expect(remarks('GULF Hоrizon Trading')).toEqual([
      ['A client with this company name already exists', false],
    ]);
    expect(remarks('Gulf Horizon Trading Ltd')).toEqual([
      ['Possible duplicate of Gulf Horizon Trading (CL-001)', true],
    ]);
    expect(remarks('Horizon Gulf Oil')).toEqual([
      ['Possible duplicate of Gulf Horizon Trading (CL-001)', true],
    ]);
    expect(remarks('Fjord Wind')).toEqual([]);
    expect(remarks('fjord  wind')).toEqual([
      ['Company name already used in an earlier row', false],
    ]);
    expect(remarks('Fjord Wind GmbH')).toEqual([['Possible duplicate of an earlier row', true]]);
  });
});
