import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { preferencesAtom } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useListKeys } from './use-list-keys';

const onExport = jest.fn();

function Tab() {
  const tab = useRef<HTMLDivElement>(null);
  useListKeys(tab);
  return (
    <div ref={tab}>
      <button type="button" onClick={onExport}>
        Export
      </button>
    </div>
  );
}

/** jsdom lays nothing out, so nothing would count as shown. */
const show = () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  return renderWithProviders(<Tab />);
};

beforeEach(() => onExport.mockReset());

describe('the keys of lists', () => {
  it.each([
    ['Latin', { key: 'e', code: 'KeyE' }],
    ['Dvorak', { key: 'e', code: 'KeyD' }],
    ['Caps Lock', { key: 'E', code: 'KeyE' }],
    ['Cyrillic', { key: 'у', code: 'KeyE' }],
    ['Arabic', { key: 'ث', code: 'KeyE' }],
  ])('[R14] are known on %s', (_layout, init) => {
    show();
    fireEvent.keyDown(document.body, init);
    expect(onExport).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a stop of Dvorak on the place of E', { key: '.', code: 'KeyE' }],
    ['Shift', { key: 'E', code: 'KeyE', shiftKey: true }],
    ['a composed text', { key: 'e', code: 'KeyE', isComposing: true }],
    ['the end of a composition', { key: 'e', code: 'KeyE', keyCode: 229 }],
  ])('[R14, R15] are not taken for %s', (_what, init) => {
    show();
    fireEvent.keyDown(document.body, init);
    expect(onExport).not.toHaveBeenCalled();
  });

  it('[R14] are off with all single keys', () => {
    const { store } = show();
    act(() => store.set(preferencesAtom, { singleKeys: false }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'e', code: 'KeyE' });
    expect(onExport).not.toHaveBeenCalled();
  });
});
