import { draftsKey } from '../../shell/storage-keys';
import { deleteDraft, writeDraft, readDraft } from './drafts';

const draft = (text: string) => ({ typed: { title: text }, from: { title: '' } });

describe('drafts', () => {
  it('[C8, CL6] drafts contain the latest values until they are deleted', () => {
    writeDraft('client.edit CL-001', draft('A'));
    writeDraft('client.edit CL-002', draft('B'));
    writeDraft('client.edit CL-001', draft('C'));
    expect(readDraft('client.edit CL-001')).toEqual(draft('C'));
    expect(readDraft('client.edit CL-002')).toEqual(draft('B'));
    deleteDraft('client.edit CL-001');
    deleteDraft('client.edit CL-002');
    expect(readDraft('client.edit CL-001')).toBeUndefined();
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it('[C8, CL6] only the twenty most recent drafts are stored', () => {
    for (let index = 0; index < 20; index += 1) writeDraft(`client.edit ${index}`, draft('x'));
    writeDraft('client.edit 0', draft('again'));
    writeDraft('client.create', draft('new'));
    expect(readDraft('client.edit 0')).toEqual(draft('again'));
    expect(readDraft('client.edit 1')).toBeUndefined();
    expect(readDraft('client.edit 2')).toEqual(draft('x'));
    expect(readDraft('client.create')).toEqual(draft('new'));
  });

  it('[C8, CL6] a draft is not updated if the new text exceeds the size limit', () => {
    writeDraft('contract.create', draft('short'));
    writeDraft('contract.create', draft('x'.repeat(20_000)));
    expect(readDraft('contract.create')).toEqual(draft('short'));
  });

  it.each([
    'not json',
    '[]',
    '{"trustfold contract.create":1}',
    '{"trustfold contract.create":{"typed":[]}}',
    'null',
  ])('[C8, CL6] invalid stored drafts are ignored: %s', (stored) => {
    sessionStorage.setItem(draftsKey, stored);
    expect(readDraft('contract.create')).toBeUndefined();
    writeDraft('contract.create', draft('A'));
    expect(readDraft('contract.create')).toEqual(draft('A'));
  });

  it.each([
    ['getItem', []],
    ['setItem', [draft('A')]],
    ['removeItem', [draft('A')]],
  ] as const)(
    '[C8, CL6] drafts last until the page closes if the browser blocks %s',
    (method, kept) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      writeDraft('contract.create', draft('A'));
      expect([readDraft('contract.create') ?? []].flat()).toEqual(kept);
      deleteDraft('contract.create');
      expect(readDraft('contract.create')).toBeUndefined();
    },
  );
});

async function openPage(search = '') {
  history.replaceState(null, '', `/${search}`);
  jest.resetModules();
  return import('./drafts');
}

describe('drafts of a workspace', () => {
  const name = 'client.edit CL-001';

  afterEach(() => {
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset.workspace;
  });

  it.each([
    ['a preview', '', 'preview'],
    ['a workspace in reference mode', '?behaviour=reference', undefined],
  ])(
    '[C8, CL6, workspace] drafts of this browser’s workspace are not visible in %s',
    async (_case, search, beside) => {
      const own = await openPage();
      own.writeDraft(name, draft('own'));
      if (beside !== undefined) document.documentElement.dataset.workspace = beside;
      const other = await openPage(search);
      expect(other.readDraft(name)).toBeUndefined();
      other.writeDraft(name, draft('other'));
      expect(other.readDraft(name)).toEqual(draft('other'));
      expect(own.readDraft(name)).toEqual(draft('own'));
      other.deleteDraft(name);
      expect(own.readDraft(name)).toEqual(draft('own'));
    },
  );

  it('[workspace] in reference mode, drafts last only until the page is closed', async () => {
    const before = await openPage('?behaviour=reference');
    before.writeDraft(name, draft('before'));
    const after = await openPage('?behaviour=reference');
    expect(after.readDraft(name)).toBeUndefined();
  });

  it('[CL6] drafts are restored after a reload', async () => {
    (await openPage()).writeDraft(name, draft('before'));
    expect((await openPage()).readDraft(name)).toEqual(draft('before'));
  });
});
