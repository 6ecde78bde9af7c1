import type { Preview } from '@storybook/react-webpack5';
import { Provider } from 'jotai';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import '../../host/src/fonts/inter.css';
import '../src/theme/base.css';
import { TrustfoldTheme } from '../src/theme';
import { createTokensCss } from '../src/theme/css-variables';
import { TooltipProvider } from '../src/ui';
import { WorkspaceProvider } from '../src/workspace';
import { createTestWorkspace } from '../src/workspace/test-support/create-test-workspace';

const tokens = new CSSStyleSheet();
tokens.replaceSync(createTokensCss());
document.adoptedStyleSheets.push(tokens);

const workspace = createTestWorkspace();

const ShownStory = createContext<ReactNode>(null);
const StoryRoute = () => use(ShownStory);

interface FrameProps {
  readonly mode: 'light' | 'dark';
  readonly compact: boolean;
  readonly children: ReactNode;
}

/** Wraps a story in the providers of the shell: theme, tooltips, a workspace and a router. */
function Frame({ mode, compact, children }: FrameProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = mode;
    dataset.density = compact ? 'compact' : 'comfortable';
  }, [mode, compact]);
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <StoryRoute /> }]));
  return (
    <Provider>
      <TrustfoldTheme mode={mode} compact={compact} reducedMotion>
        <TooltipProvider enabled>
          <WorkspaceProvider workspace={workspace} portal="admin">
            <ShownStory value={children}>
              <RouterProvider router={router} />
            </ShownStory>
          </WorkspaceProvider>
        </TooltipProvider>
      </TrustfoldTheme>
    </Provider>
  );
}

const choice = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    theme: choice('Theme', ['light', 'dark']),
    density: choice('Density', ['comfortable', 'compact']),
  },
  initialGlobals: { theme: 'light', density: 'comfortable' },
  decorators: [
    (Story, { globals }) => (
      <Frame
        mode={globals.theme === 'dark' ? 'dark' : 'light'}
        compact={globals.density === 'compact'}
      >
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
