import { checkDescription } from 'shared-kernel/testing';
import { remote } from './remote';

it('[F3] declares the Contracts tab with its records and search entries', () => {
  const { screens } = checkDescription(remote);
  expect(screens['contract-management']).toMatchObject({
    tab: { key: 'contracts', label: 'Contracts' },
    records: [{ kind: 'contracts', param: 'contract' }],
    finds: [{ collection: 'contracts', label: 'title' }],
  });
});
