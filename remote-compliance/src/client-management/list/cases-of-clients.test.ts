import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { caseRefusal, casesOfClients } from './cases-of-clients';

const [first, second] = clients;
const [record] = complianceRecords;
if (!first || !second || !record) throw new Error('The sample has clients and cases');

const byId = { ...record, id: 'CR-1', clientId: first.id, name: 'A former name' };
const byName = { ...record, id: 'CR-2', clientId: undefined, name: second.companyName };
const ids = (...given: Parameters<typeof casesOfClients>) =>
  casesOfClients(...given).map(({ id }) => id);

describe('the cases of clients', () => {
  it('[CL1, bulk] are found by the client’s id, in an older workspace by its name', () => {
    expect(ids([second, first], [byId, byName])).toEqual(['CR-2', 'CR-1']);
    expect(ids([first], [{ ...byId, clientId: second.id, name: first.companyName }])).toEqual([]);
  });

  it('[CL1, bulk] cannot be worked on while they are loading, or when there are none', () => {
    expect(caseRefusal([first], undefined)).toBe('Still loading. Try again in a moment.');
    expect(caseRefusal([first], [byId])).toBeUndefined();
    expect(caseRefusal([first], [])).toBe('This client has no compliance case.');
    expect(caseRefusal([first, second], [byId])).toBe('1 of the 2 has no compliance case.');
  });
});
