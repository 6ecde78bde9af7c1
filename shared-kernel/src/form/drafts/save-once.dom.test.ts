import { draftsKey } from '../../shell/storage-keys';
import { forgetDraft, keepDraft, readDraft, renewDraft } from './drafts';
import { forgetSaved, savedElsewhere, saveOnce } from './saved-drafts';

const name = 'contract.create';
const draft = { typed: { title: 'A' }, from: { title: '' } };
const record = { kind: 'contracts', id: 'CON-1' };

/** A duplicate of this tab begins with what its session storage holds. */
const duplicate = () => {
  const copied = sessionStorage.getItem(draftsKey) ?? '';
  return { open: () => sessionStorage.setItem(draftsKey, copied) };
};

describe('a draft that two tabs hold', () => {
  beforeEach(() => keepDraft(name, draft));

  it('[R25] is saved by the first of them alone', async () => {
    const other = duplicate();
    const save = jest.fn(() => forgetSaved(name, record));
    expect(await saveOnce(name, save)).toBe(true);
    other.open();
    expect(await saveOnce(name, save)).toBe(false);
    expect(save).toHaveBeenCalledTimes(1);
    expect(savedElsewhere(name)).toMatchObject({ record });
    expect(readDraft(name)).toMatchObject(draft);
  });

  it('[R25] is saved by one of them where both save at the same moment', async () => {
    const other = duplicate();
    const save = jest.fn(async () => {
      await Promise.resolve();
      other.open();
      forgetSaved(name);
    });
    const first = saveOnce(name, save);
    const second = saveOnce(name, save);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('[R25] is saved by the second where the first could not, or discarded it', async () => {
    const other = duplicate();
    expect(await saveOnce(name, () => undefined)).toBe(true);
    forgetDraft(name);
    other.open();
    const save = jest.fn();
    expect(await saveOnce(name, save)).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('[R25] is another draft where it is begun again or renewed', async () => {
    const other = duplicate();
    forgetSaved(name);
    keepDraft(name, draft);
    expect(savedElsewhere(name)).toBeUndefined();
    other.open();
    renewDraft(name);
    expect(await saveOnce(name, () => undefined)).toBe(true);
  });

  it('[R25] is known to be saved while fifty others are saved after it', () => {
    const other = duplicate();
    forgetSaved(name);
    for (let at = 0; at < 49; at += 1) {
      keepDraft(`client.edit ${at}`, draft);
      forgetSaved(`client.edit ${at}`);
    }
    other.open();
    expect(savedElsewhere(name)).toBeDefined();
  });

  it('[R25] that an earlier version kept has no id, and is saved', async () => {
    sessionStorage.setItem(draftsKey, JSON.stringify({ [name]: draft }));
    expect(await saveOnce(name, () => forgetSaved(name))).toBe(true);
    expect(readDraft(name)).toBeUndefined();
  });
});
