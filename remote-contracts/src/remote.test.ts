import { checkDescription } from 'shared-kernel/testing';
import { remote } from './remote';

it('[F3] declares the Contracts tab, its records and its search entries', () => {
  const { screens } = checkDescription(remote);
  expect(screens['contract-management']).toMatchObject({
    tab: { key: 'contracts', label: 'Contracts' },
    records: [{ kind: 'contracts', param: 'contract' }],
    finds: [{ collection: 'contracts', label: 'title' }],
  });
});
