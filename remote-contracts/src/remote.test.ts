import { checkDescription } from 'shared-kernel/testing';
import { remote } from './remote';

it('[F3] brings the Contracts tab, its records and what the search finds', () => {
  const { screens } = checkDescription(remote);
  expect(screens['contract-management']).toMatchObject({
    tab: { key: 'contracts', label: 'Contracts' },
    records: [{ kind: 'contracts', param: 'contract' }],
    finds: [{ collection: 'contracts', label: 'title' }],
  });
});
