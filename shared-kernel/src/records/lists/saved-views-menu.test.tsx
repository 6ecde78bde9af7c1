import { fireEvent, screen, within } from '@testing-library/react';
import { createTestWorkspace } from '../../testing';
import { renderWithProviders, type RenderOptions } from '../../testing/render';
import { createPushedHistoryState } from '../../shell/history-stack';
import { Toaster } from '../../ui/feedback/toaster';
import { findMatchingView, type ListDefinition } from './list-definition';
import { SavedViewsMenu } from './saved-views-menu';
import { useListPersistence } from './use-list-persistence';

const place: ListDefinition = {
  key: 'things',
  title: 'Things',
  params: ['from', 'q', 'sort', 'cols'],
  builtIn: (now) => [
    { name: 'All', query: '' },
    { name: 'Wind this year', query: `q=wind&from=${now.slice(0, 4)}` },
  ],
  otherParams: ['thing'],
};

function Things() {
  const isOpening = useListPersistence(place);
  return (
    <>
      <p>{isOpening ? 'Opening' : 'Listed'}</p>
      <SavedViewsMenu place={place} />
    </>
  );
}

const show = (route = '/', options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <Things />
      <Toaster />
    </>,
    { route, ...options },
  );

type Shown = ReturnType<typeof show>;

async function choose({ user }: Shown, button: RegExp, item: RegExp) {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function save(shown: Shown, name: string) {
  await choose(shown, /^View/, /Save and manage/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views for Things' }));
  await shown.user.type(dialog.getByRole('textbox'), `${name}{Enter}`);
  await dialog.findByRole('button', { name });
  return dialog;
}

describe('list views', () => {
  it('[R3, views] the name of a view appears only if exactly one view matches the current list', () => {
    const view = (id: string, query: string) =>
      ({ id, portal: 'admin', list: 'things', name: id, query, isDefault: false }) as const;
    const [oil, gas, same] = [view('Oil', 'q=oil'), view('Gas', 'q=gas'), view('Same', 'q=oil')];
    expect(findMatchingView([oil, gas], 'q=oil')).toBe(oil);
    expect(findMatchingView([oil, gas, same], 'q=oil')).toBeUndefined();
    expect(findMatchingView([oil, gas], 'q=oi')).toBeUndefined();
  });

  it('[views] a view can be saved under a name and applied later', async () => {
    const shown = show('/?tab=things&q=oil&sort=name');
    const dialog = await save(shown, 'Oil');
    await shown.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'View: Oil' })).toBeVisible();
    await choose(shown, /^View/, /Reset the view/);
    expect(shown.location()).toBe('/?tab=things');
    await choose(shown, /^Views/, /Oil/);
    expect(shown.location()).toBe('/?tab=things&q=oil&sort=name');
  });

  it('[R132, views] a list offers to save a view if its filters differ from those of every view', async () => {
    const shown = show('/?tab=things&q=oil');
    await shown.user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved views for Things' }));
    await shown.user.type(dialog.getByRole('textbox'), 'Oil{Enter}');
    await shown.user.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'View: Oil' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('[R132, views] a list without filters does not offer to save a view', () => {
    show('/?tab=things');
    expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('[views] a view can be renamed, but not to a name that is already in use', async () => {
    const shown = show('/?q=oil');
    const dialog = await save(shown, 'Oil');
    await shown.user.click(dialog.getByRole('button', { name: 'Rename Oil' }));
    const field = dialog.getByRole('textbox', { name: 'New name for Oil' });
    await shown.user.clear(field);
    await shown.user.type(field, 'Crude{Enter}');
    expect(await dialog.findByRole('button', { name: 'Crude' })).toBeVisible();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15] the name field stays open during an input method composition: %j @deep',
    async (composing) => {
      const shown = show('/?q=oil');
      const dialog = await save(shown, 'Oil');
      await shown.user.click(dialog.getByRole('button', { name: 'Rename Oil' }));
      const field = dialog.getByRole('textbox', { name: 'New name for Oil' });
      await shown.user.type(field, ' 原油');
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...composing });
      expect(field).toHaveValue('Oil 原油');
      expect(field).toBeVisible();
    },
  );

  it('[views] a view can be removed, and Undo restores it @deep', async () => {
    const shown = show('/?q=oil');
    const dialog = await save(shown, 'Oil');
    await shown.user.click(dialog.getByRole('button', { name: 'Remove Oil' }));
    expect(await dialog.findByText('No saved views yet.')).toBeVisible();
    await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('button', { name: 'Oil' })).toBeVisible();
  });

  it('[views] a built-in view sets the filters and leaves the layout unchanged', async () => {
    const shown = show('/?q=gas&sort=name&cols=a');
    await choose(shown, /^Views/, /Wind this year/);
    expect(shown.location()).toMatch(/^\/\?q=wind&sort=name&cols=a&from=\d{4}$/);
    await choose(shown, /^View: Wind this year/, /^All/);
    expect(shown.location()).toBe('/?sort=name&cols=a');
    expect(screen.getByRole('button', { name: /^Views/ })).toBeVisible();
  });

  it('[views] a list has no menu of saved views in reference mode', () => {
    show('/', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('list state', () => {
  it('[views] a list opens in its last state', async () => {
    const first = show('/?q=oil&sort=name&other=1');
    first.unmount();
    const second = show('/?tab=things');
    expect(await screen.findByText('Listed')).toBeVisible();
    expect(second.location()).toBe('/?tab=things&q=oil&sort=name');
  });

  it('[views] URL parameters take precedence over the stored state of a list', () => {
    show('/?q=oil').unmount();
    expect(show('/?q=gas').location()).toBe('/?q=gas');
  });

  it('[R81, views] a list stores the user’s filters, but not filters set by a link', async () => {
    const state = createPushedHistoryState({ pathname: '/', search: '', state: null }, 'q=gas');
    show('/?q=oil').unmount();
    show('/?q=gas', { state }).unmount();
    const later = show('/');
    expect(later.location()).toBe('/?q=oil');
    later.unmount();
    const linked = show('/?q=gas', { state });
    await choose(linked, /^Views/, /Wind this year/);
    linked.unmount();
    expect(show('/').location()).toMatch(/^\/\?from=\d{4}&q=wind$/);
  });

  it('[views] a list ignores its stored state if the URL opens a record', () => {
    show('/?q=oil').unmount();
    expect(show('/?thing=T-1').location()).toBe('/?thing=T-1');
  });

  it('[views] a list opens with the default view in a new session @deep', async () => {
    const first = show('/?q=oil');
    const dialog = await save(first, 'Oil');
    await first.user.click(dialog.getByRole('button', { name: 'Make default: Oil' }));
    expect(await dialog.findByRole('button', { pressed: true })).toBeVisible();
    first.unmount();
    show('/?q=gas').unmount();

    const again = show('/');
    expect(again.location()).toBe('/?q=gas');
    again.unmount();
    window.sessionStorage.clear();
    expect(show('/').location()).toBe('/?q=oil');
  });

  it.each(['{', '[]', '{"admin/things":7}', '{"admin/things":"q=%E0%A4%A&cols=<b>"}'])(
    '[views] an invalid stored state of a list is ignored: %s',
    async (kept) => {
      window.localStorage.setItem('tf_lists', kept);
      show('/');
      expect(await screen.findByText('Listed')).toBeVisible();
    },
  );
});
