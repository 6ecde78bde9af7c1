import { draftsKey } from '../../shell/storage-keys';
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
    '[C8, CL6] are empty if something else is stored: %s',
    (stored) => {
      sessionStorage.setItem(draftsKey, stored);
      expect(readDraft('contract.create')).toBeUndefined();
      keepDraft('contract.create', draft('A'));
      expect(readDraft('contract.create')).toMatchObject(draft('A'));
    },
  );

  it.each([
    ['getItem', []],
    ['setItem', [draft('A')]],
    ['removeItem', [draft('A')]],
  ] as const)('[C8, CL6] hold for the page where the browser refuses %s', (method, kept) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepDraft('contract.create', draft('A'));
    expect([readDraft('contract.create') ?? []].flat()).toMatchObject(kept);
    forgetDraft('contract.create');
    expect(readDraft('contract.create')).toBeUndefined();
  });
});

/** The drafts of a page that this tab opens. */
async function openPage(search = '') {
  history.replaceState(null, '', `/${search}`);
  jest.resetModules();
  return { ...(await import('./drafts')), ...(await import('../../workspace/page-place')) };
}

describe('the drafts of a workspace', () => {
  const name = 'client.edit CL-001';

  afterEach(() => {
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset.workspace;
  });

  it.each([
    ['that of a preview', '', 'preview'],
    ['the sample of reference', '?behaviour=reference', undefined],
  ])(
    '[C8, CL6, workspace] are not offered in %s, nor the other way',
    async (_case, search, beside) => {
      const own = await openPage();
      own.keepDraft(name, draft('own'));
      if (beside !== undefined) document.documentElement.dataset.workspace = beside;
      const other = await openPage(search);
      expect(other.readDraft(name)).toBeUndefined();
      other.keepDraft(name, draft('other'));
      expect(other.readDraft(name)).toMatchObject(draft('other'));
      expect(own.readDraft(name)).toMatchObject(draft('own'));
      other.forgetDraft(name);
      expect(own.readDraft(name)).toMatchObject(draft('own'));
    },
  );

  it('[workspace] end with the page in reference', async () => {
    const before = await openPage('?behaviour=reference');
    before.keepDraft(name, draft('before'));
    const after = await openPage('?behaviour=reference');
    expect(after.readDraft(name)).toBeUndefined();
    after.keepDraft('client.create', draft('new'));
    expect(sessionStorage.getItem(draftsKey)).not.toContain('before');
  });

  it('[R25, workspace] end when everything in it is replaced, in every tab', async () => {
    const { keepDraft: keep, readDraft: read, noteReplaced } = await openPage();
    keep(name, draft('before'));
    document.documentElement.dataset.workspace = 'preview';
    const other = await openPage();
    other.keepDraft(name, draft('of the preview'));
    const ofOtherTab = sessionStorage.getItem(draftsKey) ?? '';
    noteReplaced('trustfold');
    expect(read(name)).toBeUndefined();
    sessionStorage.setItem(draftsKey, ofOtherTab);
    expect(read(name)).toBeUndefined();
    keep(name, draft('after'));
    expect(read(name)).toMatchObject(draft('after'));
    expect(sessionStorage.getItem(draftsKey)).not.toContain('before');
    expect(other.readDraft(name)).toMatchObject(draft('of the preview'));
  });

  it('[R25, workspace] are those of the browser’s own where an earlier version kept them', async () => {
    sessionStorage.setItem(draftsKey, JSON.stringify({ [name]: draft('earlier') }));
    document.documentElement.dataset.workspace = 'preview';
    expect((await openPage()).readDraft(name)).toBeUndefined();
    delete document.documentElement.dataset.workspace;
    expect((await openPage()).readDraft(name)).toMatchObject(draft('earlier'));
  });
});
