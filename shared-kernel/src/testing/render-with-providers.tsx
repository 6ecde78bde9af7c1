import { permissions } from '../domain/portal';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import type { PortalKey } from '../domain/portal';
import { setDescribedPermissions, setRecordPlaces } from '../shell';
import { TooltipProvider, useKeptFocus, useSinglePress } from '../ui';
import { WorkspaceProvider } from '../workspace';
import { createTestWorkspace } from '../workspace/test-support/create-test-workspace';
import type { Workspace } from '../workspace/workspace';
import { recordPlaces, tabFilters } from './record-places';
import { TestTheme } from './test-theme';

export interface RenderOptions {
  /** Where the reader is; the start page when left out. */
  readonly route?: string;
  /** What the history entry says there. */
  readonly state?: unknown;
  /** Pattern under which the subject is rendered, where it reads parameters of the path. */
  readonly path?: string;
  /** A prepared jotai store; a fresh one when left out. */
  readonly store?: ReturnType<typeof createStore>;
  readonly mode?: 'light' | 'dark';
  /** A prepared workspace; the whole sample, live, when left out. */
  readonly workspace?: Workspace;
  /** The portal whose policy decides; `admin` when left out. */
  readonly portal?: PortalKey;
}

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  readonly store: ReturnType<typeof createStore>;
  readonly workspace: Workspace;
  /** Path and query of where the reader is now. */
  readonly location: () => string;
  /** Leads the reader to another address. */
  readonly visit: (address: string) => Promise<void>;
}

const advanceTimers = (ms: number) => {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
};

function KeptFocus({ children }: { readonly children: ReactNode }) {
  useKeptFocus();
  useSinglePress();
  return children;
}

/**
 * Renders as the shell would: theme, tooltips, a kept focus, a jotai store, a workspace and a router in memory. Timers may be
 * faked before the call: typing and clicking advance them.
 */
export function renderWithProviders(
  ui: ReactElement,
  {
    route = '/',
    state = null,
    path = '*',
    store = createStore(),
    mode = 'light',
    workspace = createTestWorkspace(),
    portal = 'admin',
  }: RenderOptions = {},
): Rendered {
  setRecordPlaces(recordPlaces, tabFilters);
  setDescribedPermissions(Object.values(permissions));
  const router = createMemoryRouter([{ path, element: ui }], {
    initialEntries: [{ ...parsePath(route), state }],
  });
  const user = userEvent.setup({ advanceTimers });
  const result = render(
    <Provider store={store}>
      <TestTheme mode={mode}>
        <TooltipProvider enabled>
          <WorkspaceProvider workspace={workspace} portal={portal}>
            <KeptFocus>
              <RouterProvider router={router} />
            </KeptFocus>
          </WorkspaceProvider>
        </TooltipProvider>
      </TestTheme>
    </Provider>,
  );
  return {
    ...result,
    user,
    store,
    workspace,
    location: () => router.state.location.pathname + router.state.location.search,
    visit: (address) => act(() => router.navigate(address)),
  };
}
