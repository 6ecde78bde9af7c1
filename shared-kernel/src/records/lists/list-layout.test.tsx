import { screen } from '@testing-library/react';
import { renderWithProviders, type RenderOptions } from '../../testing/render';
import { ViewSwitch } from '../view-switch';
import { layoutOf, useListLayout } from './list-layout';
import type { ListLayout } from './list-definition';

const place = { key: 'things', opensAs: 'table' } as const;

function Things({ opensAs }: { readonly opensAs: ListLayout }) {
  const { view, showAs } = useListLayout({ ...place, opensAs });
  return (
    <>
      <ViewSwitch value={view} onChange={showAs} />
      <p>Shown as {view}</p>
    </>
  );
}

const show = (options: RenderOptions = {}, opensAs: ListLayout = 'table') =>
  renderWithProviders(<Things opensAs={opensAs} />, options);

const ofWidth = window.matchMedia;

const widen = (px: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = /min-width: (\d+)px/.exec(media)?.[1];
    return Object.assign(ofWidth(media), { matches: least !== undefined && px >= Number(least) });
  });

describe('layoutOf', () => {
  it.each([
    ['table', 'cards', undefined, true, 'table'],
    ['cards', 'table', 'table', true, 'cards'],
    [undefined, 'table', 'cards', true, 'cards'],
    [undefined, 'cards', 'table', false, 'table'],
    [undefined, 'table', undefined, true, 'table'],
    [undefined, 'table', undefined, false, 'cards'],
    [undefined, 'cards', undefined, true, 'cards'],
  ] as const)(
    '[R118] address %s, default %s, user’s choice %s, wide window %s: the layout is %s',
    (inAddress, opensAs, chosen, isWide, layout) => {
      expect(layoutOf({ inAddress, chosen, opensAs, isWide })).toBe(layout);
    },
  );
});

describe('layout of a list', () => {
  it.each([
    [1023, 'table', 'cards'],
    [1024, 'table', 'table'],
    [1024, 'cards', 'cards'],
  ] as const)('[R118] at %s px a list that opens as %s is shown as %s', (px, opensAs, layout) => {
    widen(px);
    show({}, opensAs);
    expect(screen.getByText(`Shown as ${layout}`)).toBeVisible();
  });

  it('[R118] stores the chosen layout and applies it if the address contains none', async () => {
    widen(1440);
    const first = show();
    await first.user.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(screen.getByText('Shown as cards')).toBeVisible();
    expect(first.location()).toBe('/?view=cards');
    first.unmount();
    const again = show({ route: '/?q=oil' });
    expect(screen.getByText('Shown as cards')).toBeVisible();
    again.unmount();
    show({ route: '/?view=table' });
    expect(screen.getByText('Shown as table')).toBeVisible();
  });

  it('[R118] ignores an unknown layout in the address', () => {
    widen(1440);
    show({ route: '/?view=tree' });
    expect(screen.getByText('Shown as table')).toBeVisible();
  });
});
