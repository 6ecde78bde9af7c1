import { draftsKey } from '../../shell/drafts-key';
import { forgetDraft, keepDraft, readDraft } from './drafts';

const draft = (text: string) => ({ typed: { title: text }, from: { title: '' } });

describe('drafts', () => {
  it('[C8, CL6] are kept by name, the last word of each, until they are let go', () => {
    keepDraft('client.edit CL-001', draft('A'));
    keepDraft('client.edit CL-002', draft('B'));
    keepDraft('client.edit CL-001', draft('C'));
    expect(readDraft('client.edit CL-001')).toMatchObject(draft('C'));
    expect(readDraft('client.edit CL-002')).toMatchObject(draft('B'));
    forgetDraft('client.edit CL-001');
    forgetDraft('client.edit CL-002');
    expect(readDraft('client.edit CL-001')).toBeUndefined();
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it('[C8, CL6] are at most twenty, those typed last', () => {
    for (let index = 0; index < 20; index += 1) keepDraft(`client.edit ${index}`, draft('x'));
    keepDraft('client.edit 0', draft('again'));
    keepDraft('client.create', draft('new'));
    expect(readDraft('client.edit 0')).toMatchObject(draft('again'));
    expect(readDraft('client.edit 1')).toBeUndefined();
    expect(readDraft('client.edit 2')).toMatchObject(draft('x'));
    expect(readDraft('client.create')).toMatchObject(draft('new'));
  });

  it('[C8, CL6] stay as they were where they grow out of bounds', () => {
    keepDraft('contract.create', draft('short'));
    keepDraft('contract.create', draft('x'.repeat(20_000)));
    expect(readDraft('contract.create')).toMatchObject(draft('short'));
  });

  it.each(['not json', '[]', '{"contract.create":1}', '{"contract.create":{"typed":[]}}', 'null'])(
    '[C8, CL6] are none where something else is stored: %s',
    (stored) => {
      sessionStorage.setItem(draftsKey, stored);
      expect(readDraft('contract.create')).toBeUndefined();
      keepDraft('contract.create', draft('A'));
      expect(readDraft('contract.create')).toMatchObject(draft('A'));
    },
  );

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    '[C8, CL6] hold for the page where the browser refuses %s',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      keepDraft('contract.create', draft('A'));
      if (method !== 'getItem') expect(readDraft('contract.create')).toMatchObject(draft('A'));
      forgetDraft('contract.create');
      expect(readDraft('contract.create')).toBeUndefined();
    },
  );
});
