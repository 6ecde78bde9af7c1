import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DetailDrawer } from 'shared-kernel/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Dialog } from 'shared-kernel/ui';
import { Toaster } from 'shared-kernel/ui/toaster';
import { writeRemotesMeta } from '../../page/test-remotes';
import { CommandPalette } from './command-palette';
import { CommandPaletteButton } from '../frame/command-palette-button';

beforeEach(() => writeRemotesMeta());

const dashboard = { path: '/trustfold/dashboard/:portalType', route: '/trustfold/dashboard/legal' };

async function openPalette(options: Parameters<typeof renderWithProviders>[1] = {}) {
  const rendered = renderWithProviders(<CommandPaletteButton portal="law_firm" />, {
    ...dashboard,
    ...options,
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Search' }));
  const input = await screen.findByRole('combobox', { name: 'Search Trustfold' });
  return { ...rendered, input };
}

const options = (group = 'Tabs') =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('CommandPalette', () => {
  it('[F2, F3] the palette opens with Ctrl+K, focuses the search field and opens a tab with Enter', async () => {
    const { user, location } = renderWithProviders(
      <CommandPaletteButton portal="law_firm" />,
      dashboard,
    );
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('anal');
    await waitFor(() => expect(options()).toEqual(['Analytics']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/trustfold/dashboard/legal?tab=analytics'));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('[F2] text typed while the palette loads appears when the search field gets the focus @deep', async () => {
    const held: string[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) held.push(target.value);
    };
    document.addEventListener('focusin', note);
    const { user } = renderWithProviders(
      <CommandPalette portal="law_firm" open typedAhead={() => 'an'} onClose={jest.fn()} />,
      dashboard,
    );
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    document.removeEventListener('focusin', note);
    expect(held).toEqual(['an']);
    await user.keyboard('al');
    expect(screen.getByRole('combobox')).toHaveValue('anal');
  });

  it('[F2, F5] the palette opens the audit log page, except in reference mode @deep', async () => {
    const { user, location, unmount } = await openPalette();
    await user.keyboard('audit log');
    await waitFor(() => expect(options()).toEqual(['Audit log']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/trustfold/dashboard/legal?section=audit'));
    unmount();
    await openPalette({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(options()).not.toContain('Audit log');
  });

  it.each([
    ['Caps Lock', { key: 'K', code: 'KeyK' }],
    ['a Cyrillic layout', { key: 'л', code: 'KeyK' }],
    ['a Greek layout', { key: 'κ', code: 'KeyK' }],
    ['an Arabic layout', { key: 'ن', code: 'KeyK' }],
  ])('[R14, F2] the palette opens with Ctrl+K on %s @deep', async (_layout, init) => {
    renderWithProviders(<CommandPaletteButton portal="law_firm" />, dashboard);
    fireEvent.keyDown(document.body, { ...init, ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  });

  it('[R14, F2] on a Mac, Cmd+K opens the palette, and Ctrl+K in a field keeps its system function', async () => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    renderWithProviders(
      <>
        <input aria-label="Title" />
        <CommandPaletteButton portal="law_firm" />
      </>,
      dashboard,
    );
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Meta+K',
    );
    const k = { key: 'k', code: 'KeyK' };
    const field = screen.getByRole('textbox', { name: 'Title' });
    expect(fireEvent.keyDown(field, { ...k, ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(field, { ...k, metaKey: true })).toBe(false);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  });

  it('[R14, F2] the palette selects no result until the user types or presses an arrow key', async () => {
    const { user, input, location } = await openPalette();
    await user.keyboard('{Control>}kkjn{/Control}{Enter}');
    expect(location()).toBe('/trustfold/dashboard/legal');
    expect(input).toBeVisible();
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(screen.getAllByRole('option')[1]);
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(location()).toMatch(/^\/trustfold\/dashboard\/(?!legal)/));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('[F2, R80] the palette lists actions first, then records and tasks, then pages, settings and portals', async () => {
    const { user, input } = await openPalette();
    await user.type(input, 'co');
    const groups = () =>
      screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
    const headings = () =>
      groups().map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    await waitFor(() =>
      expect(headings()).toEqual([
        'Actions',
        'Contracts',
        'Clients',
        'Processes',
        'Transactions',
        'Your tasks',
        'Sanctions list',
        'Tabs',
      ]),
    );
  });

  it('[R43, F2, N4] the palette can mark all notifications as read and export the list of the open tab @deep', async () => {
    const onExport = jest.fn();
    const { user, workspace } = renderWithProviders(
      <>
        <CommandPaletteButton portal="law_firm" />
        <button type="button" onClick={onExport}>
          Export
        </button>
      </>,
      dashboard,
    );
    const file = screen.getByRole('button', { name: 'Export' });
    file.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    const act = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await act('Export this list');
    await waitFor(() => expect(onExport).toHaveBeenCalledTimes(1));
    await act('Mark all 4 as read');
    await waitFor(async () =>
      expect(await workspace.source.find('notifications', 'unread')).toHaveLength(0),
    );
    file.remove();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('combobox');
    expect(options('Actions')).not.toContain('Export this list');
    await waitFor(() => expect(options('Actions').join()).not.toContain('as read'));
  });

  it('[F2] the palette selects the first result, even if a record is listed before the tabs', async () => {
    const { user, input } = await openPalette();
    await user.type(input, 'at');
    await screen.findByRole('group', { name: 'Contracts' });
    const chosen = () => screen.getByRole('option', { selected: true });
    await waitFor(() => expect(chosen()).toBe(screen.getAllByRole('option')[0]));
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(screen.getAllByRole('option')[1]);
  });

  it('[R14, F2] Home and End move the caret in the search field of the palette', async () => {
    const { user, input } = await openPalette();
    await user.type(input, 'con');
    const first = () => screen.getByRole('option', { selected: true }).textContent;
    await waitFor(() => expect(options()).toContain('Contracts'));
    const chosen = first();
    for (const key of ['Home', 'End']) expect(fireEvent.keyDown(input, { key })).toBe(true);
    expect(first()).toBe(chosen);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15, F2] the palette ignores keys that end an IME composition: %j @deep',
    async (composing) => {
      const { user, input, location } = await openPalette();
      await user.type(input, 'regul');
      for (const key of ['Enter', 'ArrowDown', 'Escape'])
        fireEvent.keyDown(input, { key, ...composing });
      expect(input).toBeVisible();
      expect(location()).toBe('/trustfold/dashboard/legal');
    },
  );

  it('[R128] the palette finds a sanctions list entry by id or other name, and opens it in its tab', async () => {
    const { user, input, location } = await openPalette();
    await user.type(input, 'SL-003');
    await waitFor(() =>
      expect(options('Sanctions list')).toEqual(['DRAGANOVIC, MirkoSL-003 · Montenegro']),
    );
    await user.clear(input);
    await user.type(input, 'nacho vera');
    await user.click(await screen.findByRole('option', { name: /^VERA MONTT, Ignacio/ }));
    await waitFor(() => expect(location()).toContain('?tab=compliance&entry=SL-002'));
  });

  it.each([
    ['reference mode', 'legal', { workspace: createTestWorkspace({ behaviour: 'reference' }) }],
    ['the portal of a client', 'client', { portal: 'client' as const }],
  ])('[R128] the palette finds no sanctions list entry in %s', async (_place, portal, given) => {
    const { user, input } = await openPalette({
      ...given,
      route: `/trustfold/dashboard/${portal}`,
    });
    await user.type(input, 'SL-003');
    expect(await screen.findByText('No results for “SL-003”.')).toBeVisible();
  });

  it('[F2, C11] the palette opens a record in the tab for its type', async () => {
    const { user, input, location } = await openPalette();
    await user.type(input, 'crude oil supply');
    const found = await screen.findByRole('option', { name: /^Crude Oil Supply Agreement/ });
    expect(found).toHaveTextContent('Meridian Energy Partners');
    expect(found).toHaveAttribute('aria-selected', 'true');
    await user.click(found);
    await waitFor(() =>
      expect(location()).toBe('/trustfold/dashboard/legal?tab=contracts&contract=CON-1001'),
    );
  });

  it('[R80] the palette finds the user’s tasks by title', async () => {
    const { user, input, location } = await openPalette({ portal: 'law_firm' });
    await user.type(input, 'legal review');
    const tasks = await screen.findByRole('group', { name: 'Your tasks' });
    const [task] = within(tasks).getAllByRole('option');
    if (!task) throw new Error('One is found');
    expect(task).toHaveTextContent(/^Legal review: /);
    await user.click(task);
    await waitFor(() => expect(location()).toMatch(/tab=contracts&status=pending_review/));
  });

  it('[R45, F2] results of the palette are links, which Ctrl+Enter or Ctrl+click opens in a new tab @deep', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, input, location } = await openPalette();
    await user.type(input, 'crude oil supply');
    const found = await screen.findByRole('option', { name: /^Crude Oil Supply Agreement/ });
    const address = '/trustfold/dashboard/legal?tab=contracts&contract=CON-1001';
    expect(found).toHaveAttribute('href', address);
    fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true });
    expect(open).toHaveBeenCalledWith(`${window.location.origin}${address}`);
    // jsdom cannot open a second tab and would navigate the current tab.
    found.setAttribute('target', '_blank');
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      expect(fireEvent.click(found, init)).toBe(true);
    expect(location()).toBe(dashboard.route);
    expect(input).toBeVisible();
    expect(fireEvent.click(found)).toBe(false);
    await waitFor(() => expect(location()).toBe(address));
  });

  it('[F2, G1] the palette links to the other portals', async () => {
    const { user, input, location } = await openPalette();
    const portals = within(screen.getByRole('group', { name: 'Other portals' }));
    expect(portals.getAllByRole('option')).toHaveLength(5);
    await user.type(input, 'regul');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/trustfold/dashboard/regulator'));
  });

  it('[F2, C2] the palette ignores accents, letter case and full-width letters, like the list search', async () => {
    const { user, input } = await openPalette();
    await user.type(input, 'ＡＮＡＬ');
    await waitFor(() => expect(options()).toEqual(['Analytics']));
  });

  it('[R52, F2] the palette limits a typed or pasted search to the maximum length', async () => {
    renderWithProviders(
      <CommandPalette
        portal="law_firm"
        open
        typedAhead={() => 'a'.repeat(10_000)}
        onClose={jest.fn()}
      />,
      dashboard,
    );
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveValue('a'.repeat(200)));
    expect(input).toHaveAttribute('maxlength', '200');
  });

  it('[F2] the palette names the search text if nothing is found', async () => {
    const { user, input } = await openPalette();
    await user.type(input, '<b>nothing</b>');
    expect(await screen.findByText('No results for “<b>nothing</b>”.')).toBeInTheDocument();
  });

  it('[F2] in an empty workspace, the palette finds every tab, but no records', async () => {
    const { user, input } = await openPalette({
      workspace: createTestWorkspace({ state: 'empty' }),
    });
    await user.type(input, 'co');
    await waitFor(() => expect(options()).toEqual(['Compliance', 'Contracts']));
  });

  it('[F2] the palette says that the records are still loading', async () => {
    const workspace = createTestWorkspace({ state: 'loading' });
    const { user, input } = await openPalette({ workspace });
    await user.type(input, 'contr');
    expect(await screen.findByText('Searching…')).toBeInTheDocument();
    expect(options()).toEqual(['Contracts']);
  });

  it('[F2, PR11] the palette can switch to dark mode and back @deep', async () => {
    const { user, input } = await openPalette();
    await user.type(input, 'dark');
    await user.click(await screen.findByRole('option', { name: 'Dark mode' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('combobox'), 'light');
    expect(await screen.findByRole('option', { name: 'Light mode' })).toBeVisible();
  });

  it('[F2] the palette says that the records could not be loaded', async () => {
    const workspace = createTestWorkspace({ state: 'failing' });
    const { user, input } = await openPalette({ workspace });
    await user.type(input, 'contr');
    expect(await screen.findByRole('alert')).toHaveTextContent('Records could not be loaded.');
    expect(options()).toEqual(['Contracts']);
  });

  const over = (overlay: ReactElement) =>
    renderWithProviders(
      <>
        <CommandPaletteButton portal="law_firm" />
        {overlay}
        <Toaster />
      </>,
      dashboard,
    );
  const stay = () => undefined;

  it('[F2] the palette can be opened while a drawer shows a record', async () => {
    const { user } = over(
      <DetailDrawer open title="Crude Oil Supply Agreement" onClose={stay}>
        Details
      </DetailDrawer>,
    );
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  });

  it('[F2] while a dialog is open, Ctrl+K shows a message that it must be closed first', async () => {
    const { user } = over(
      <Dialog open title="Create contract" onClose={stay}>
        <input aria-label="Title" />
      </Dialog>,
    );
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByText('Close this dialog first')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('[F2] the palette closes on Escape and returns the focus', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});
