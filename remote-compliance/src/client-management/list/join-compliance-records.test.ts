import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { getBulkActionError } from '../../compliance-score/list/compliance-bulk-actions';
import { joinComplianceRecords } from './join-compliance-records';

const [first, second] = clients;
const [record] = complianceRecords;
if (!first || !second || !record) throw new Error('The sample has clients and cases');

const byId = { ...record, id: 'CR-1', clientId: first.id, name: 'A former name' };
const byName = { ...record, id: 'CR-2', clientId: undefined, name: second.companyName };
const ids = (...given: Parameters<typeof joinComplianceRecords>) =>
  joinComplianceRecords(...given).map(({ record }) => record?.id);

describe('joinComplianceRecords', () => {
  it('[CL1, bulk] finds a client’s compliance record by its id, or by name in older data', () => {
    expect(ids([second, first], [byId, byName])).toEqual(['CR-2', 'CR-1']);
    expect(ids([first], [{ ...byId, clientId: second.id, name: first.companyName }])).toEqual([
      undefined,
    ]);
  });

  it('[R43, CL1, bulk] refuses a bulk action on a client without a compliance record', () => {
    expect(getBulkActionError({ name: 'A', record: undefined }, 'issue')).toBe(
      'This client has no compliance record.',
    );
    expect(getBulkActionError({ name: 'A', record: byId }, 'issue')).toBeUndefined();
  });
});
