import { assertValidDescription } from 'shared-kernel/testing';
import { remote } from './remote';

it('[F3] the contracts remote declares its tab, records and search entries', () => {
  const { screens } = assertValidDescription(remote);
  expect(screens['contract-management']).toMatchObject({
    tab: { key: 'contracts', label: 'Contracts' },
    records: [{ kind: 'contracts', param: 'contract' }],
    finds: [{ collection: 'contracts', label: 'title' }],
  });
});
