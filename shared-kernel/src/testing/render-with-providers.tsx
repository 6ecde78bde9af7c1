import { permissions } from '../domain/portal';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import type { PortalKey } from '../domain/portal';
import { setDescriptions } from '../shell';
import { TooltipProvider, useIgnoreRepeatedEnter } from '../ui';
import { WorkspaceProvider } from '../workspace';
import { createTestWorkspace } from '../workspace/test-support/create-test-workspace';
import type { Workspace } from '../workspace/workspace';
import { recordRoutes, tabFilters } from './record-routes';
import { TestTheme } from './test-theme';

export interface RenderOptions {
  readonly route?: string;
  readonly state?: unknown;
  readonly path?: string;
  readonly store?: ReturnType<typeof createStore>;
  readonly mode?: 'light' | 'dark';
  readonly workspace?: Workspace;
  readonly portal?: PortalKey;
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly store: ReturnType<typeof createStore>;
  readonly workspace: Workspace;
  readonly location: () => string;
  readonly visit: (address: string) => Promise<void>;
}

const advanceTimers = (ms: number) => {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
};

function SinglePress({ children }: { readonly children: ReactNode }) {
  useIgnoreRepeatedEnter();
  return children;
}

const allPermissions = Object.values(permissions);

/**
 * Renders an element inside the providers of the shell: theme, tooltips, jotai store, workspace and memory router. If
 * fake timers are installed before the call, user events advance them.
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
): RenderedScreen {
  setDescriptions({ recordRoutes, tabFilters, permissions: allPermissions });
  const router = createMemoryRouter([{ path, element: ui }], {
    initialEntries: [{ ...parsePath(route), state }],
  });
  const user = userEvent.setup({ advanceTimers });
  const result = render(
    <Provider store={store}>
      <TestTheme mode={mode}>
        <TooltipProvider enabled>
          <WorkspaceProvider workspace={workspace} portal={portal}>
            <SinglePress>
              <RouterProvider router={router} />
            </SinglePress>
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
