import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { preferencesAtom } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { writeRemotesMeta } from '../../page/test-remotes';
import { LazyKeyboardShortcutsDialog } from './lazy-keyboard-shortcuts-dialog';
import { useRef } from 'react';
import {
  DataTable,
  RecordCard,
  RowSelectionCheckbox,
  RowSelectionContext,
  useRowSelection,
  VirtualCardGrid,
} from 'shared-kernel/ui';
import { useListShortcuts } from './use-list-shortcuts';

describe('keyboard shortcuts help', () => {
  beforeEach(() => writeRemotesMeta());

  const runOn = (platform: string) =>
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

  describe('keyboard shortcuts', () => {
    it.each([
      ['a German layout', { key: '?', code: 'Minus', shiftKey: true }],
      ['a Russian layout', { key: ',', code: 'Slash', shiftKey: true }],
    ])('[R14] the ? key opens the list of shortcuts with %s', async (_layout, init) => {
      renderWithProviders(<LazyKeyboardShortcutsDialog />);
      fireEvent.keyDown(document.body, init);
      expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });

    it.each([
      ['Linux x86_64', ['Ctrl K', 'Ctrl Enter']],
      ['MacIntel', ['⌘ K', '⌘ Enter']],
    ])('[R14] the list of shortcuts shows only the key names of %s', async (platform, chords) => {
      runOn(platform);
      const { user } = renderWithProviders(<LazyKeyboardShortcutsDialog />);
      await user.keyboard('?');
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      const shown = screen.getAllByText(/Ctrl|⌘/, { selector: 'kbd' });
      expect(shown.map(({ textContent }) => textContent)).toEqual(chords);
    });

    it('[R14] the list of shortcuts says whether single-key shortcuts are on or off, and links to the setting', async () => {
      const { user, store, location } = renderWithProviders(<LazyKeyboardShortcutsDialog />);
      await user.keyboard('?');
      expect(await screen.findByText(/^Single-key shortcuts can be switched off in/)).toBeVisible();
      act(() => store.set(preferencesAtom, { singleKeys: false }));
      expect(screen.getByText(/^Single-key shortcuts are switched off in/)).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Preferences' }));
      await waitFor(() => expect(location()).toContain('tab=profile&section=preferences'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('[R14] the ? key opens nothing when single-key shortcuts are off', async () => {
      const { user, store } = renderWithProviders(<LazyKeyboardShortcutsDialog />);
      act(() => store.set(preferencesAtom, { singleKeys: false }));
      await user.keyboard('?');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});

describe('useListShortcuts', () => {
  const onExport = jest.fn();

  function Tab() {
    const tab = useRef<HTMLDivElement>(null);
    useListShortcuts(tab);
    return (
      <div ref={tab}>
        <button type="button" onClick={onExport}>
          Export
        </button>
      </div>
    );
  }

  const rows = ['One', 'Two'];
  const same = (row: string) => row;

  function Listed() {
    const tab = useRef<HTMLDivElement>(null);
    useListShortcuts(tab);
    const selection = useRowSelection(rows, same);
    return (
      <div ref={tab}>
        <DataTable
          label="Numbers"
          columns={[
            { key: 'name', title: 'Name', render: same },
            { key: 'copy', title: 'Copy', render: () => <button type="button">Copy</button> },
          ]}
          rows={rows}
          rowKey={same}
          rowName={same}
          onRow={() => undefined}
          rowHref={(row) => `/numbers?open=${row}`}
          selection={selection}
        />
      </div>
    );
  }

  function Carded() {
    const tab = useRef<HTMLDivElement>(null);
    useListShortcuts(tab);
    const selection = useRowSelection(rows, same);
    return (
      <div ref={tab}>
        <RowSelectionContext value={selection}>
          <VirtualCardGrid
            label="Numbers"
            items={rows}
            itemKey={same}
            renderItem={(row) => (
              <RecordCard label={row}>
                <RowSelectionCheckbox rowKey={row} name={row} />
                <footer>
                  <button type="button">Open {row}</button>
                </footer>
              </RecordCard>
            )}
          />
        </RowSelectionContext>
      </div>
    );
  }

  /** Simulates visible elements, because jsdom computes no layout. */
  const show = () => {
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    return renderWithProviders(<Tab />);
  };

  beforeEach(() => onExport.mockReset());

  describe('list keys', () => {
    it.each([
      ['Latin', { key: 'e', code: 'KeyE' }],
      ['Dvorak', { key: 'e', code: 'KeyD' }],
      ['Caps Lock', { key: 'E', code: 'KeyE' }],
      ['Cyrillic', { key: 'у', code: 'KeyE' }],
      ['Arabic', { key: 'ث', code: 'KeyE' }],
    ])('[R14] the keyboard shortcuts of lists work with a %s keyboard layout', (_layout, init) => {
      show();
      fireEvent.keyDown(document.body, init);
      expect(onExport).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['Dvorak, where E is a full stop', { key: '.', code: 'KeyE' }],
      ['Shift', { key: 'E', code: 'KeyE', shiftKey: true }],
      ['a key during input method composition', { key: 'e', code: 'KeyE', isComposing: true }],
      ['the key that ends a composition', { key: 'e', code: 'KeyE', keyCode: 229 }],
    ])('[R14, R15] the keyboard shortcuts of lists ignore %s', (_what, init) => {
      show();
      fireEvent.keyDown(document.body, init);
      expect(onExport).not.toHaveBeenCalled();
    });

    it('[R14, R45] the keys J and K move the focus through the names in a table, and X selects a row', () => {
      jest
        .spyOn(Element.prototype, 'getClientRects')
        .mockReturnValue([{}] as unknown as DOMRectList);
      renderWithProviders(<Listed />);
      const press = (key: string) =>
        fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key}` });
      press('j');
      expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
      press('j');
      expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
      press('x');
      expect(screen.getByRole('checkbox', { name: 'Select Two' })).toBeChecked();
      press('k');
      expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
    });

    it('[R14, bulk] the keys J and K move the focus through the cards, and X selects a card', () => {
      jest
        .spyOn(Element.prototype, 'getClientRects')
        .mockReturnValue([{}] as unknown as DOMRectList);
      renderWithProviders(<Carded />);
      const press = (key: string) =>
        fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key}` });
      press('j');
      press('j');
      expect(screen.getByRole('button', { name: 'Open Two' })).toHaveFocus();
      press('x');
      expect(screen.getByRole('checkbox', { name: 'Select Two' })).toBeChecked();
      press('k');
      expect(screen.getByRole('button', { name: 'Open One' })).toHaveFocus();
      expect(screen.getByRole('checkbox', { name: 'Select One' })).not.toBeChecked();
    });

    it('[R14] the keyboard shortcuts of lists do nothing when single-key shortcuts are off', () => {
      const { store } = show();
      act(() => store.set(preferencesAtom, { singleKeys: false }));
      fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'e', code: 'KeyE' });
      expect(onExport).not.toHaveBeenCalled();
    });
  });
});
