import { vendorPerson } from '../process/vendor-names';
import { isOfVendorCompany, vendorCompany } from './own-company';

describe('the vendor portal’s company', () => {
  it.each([
    [{ counterparty: ` ${vendorCompany.toUpperCase()} `, clientId: '' }, true],
    [{ client: 'Meridian', milestones: [{ assignedTo: vendorCompany }] }, true],
    [{ client: 'Meridian', milestones: [{ assignedTo: vendorPerson }] }, true],
    [{ client: 'Meridian', milestones: [{ assignedTo: 'Lattice Laboratories' }] }, false],
    [{ counterparty: `${vendorCompany} Ltd` }, false],
    [{ clientId: 'CL-001', client: 'Meridian' }, false],
    [{ client: '', milestones: [] }, false],
    [{}, false],
  ])('[policy, R3] has the record %j: %s', (record, isOwn) => {
    expect(isOfVendorCompany(record)).toBe(isOwn);
  });
});
