import { useMemo } from 'react';
import { createChoiceParam, useCurrentPortal, useUrlState } from '../../shell';
import { breakpoints } from '../../theme/design-tokens';
import { useMediaQuery } from '../../ui';
import { listLayouts, type ListLayout, type ListDefinition } from './list-definition';
import { storeListState, readListState } from './use-list-persistence';

interface LayoutSources {
  readonly inAddress: ListLayout | undefined;
  readonly chosen: ListLayout | undefined;
  readonly opensAs: ListLayout;
  readonly isWide: boolean;
}

/**
 * Returns the layout of a list: from the URL if it contains one, otherwise the user’s choice, otherwise the default for
 * the window width.
 */
export const resolveListLayout = ({
  inAddress,
  chosen,
  opensAs,
  isWide,
}: LayoutSources): ListLayout => inAddress ?? chosen ?? (isWide ? opensAs : 'cards');

const layoutNamed = (name: string | null | undefined) =>
  listLayouts.find((layout) => layout === name);

const params = { view: createChoiceParam(['', ...listLayouts], '') };

/**
 * Returns the layout of a list and a function that changes it. The function writes the layout to the URL and stores it
 * as the user’s choice.
 *
 * @example
 * const { view, showAs } = useListLayout(contractListDefinition);
 */
export function useListLayout({ key, opensAs = 'cards' }: Pick<ListDefinition, 'key' | 'opensAs'>) {
  const { values, set } = useUrlState(params);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const place = `${useCurrentPortal()}/${key}/view`;
  const inAddress = layoutNamed(values.view);
  const chosen = useMemo(
    () => (inAddress === undefined ? layoutNamed(readListState(place).ever) : undefined),
    [inAddress, place],
  );
  return {
    view: resolveListLayout({ inAddress, chosen, opensAs, isWide }),
    showAs: (view: ListLayout) => {
      storeListState(place, view);
      set({ view });
    },
  };
}
