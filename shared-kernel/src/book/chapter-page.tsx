import { Provider } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TrustfoldTheme } from '../theme';
import { TooltipProvider } from '../ui';
import { WorkspaceProvider } from '../workspace';
import { createTestWorkspace } from '../workspace/testing';
import styles from './book.module.css';
import type { BookPage, Chapter } from './book-page';
import type { Look } from './look';
import { pages } from './pages';
import { useChapter } from './use-chapter';

const workspace = createTestWorkspace();

const Page = ({ page }: { readonly page: BookPage }) => (
  <>
    {Object.entries(page.states).map(([name, state]) => (
      <figure key={name} className={styles.state}>
        <figcaption className={styles.name}>
          {Object.keys(page.shows).join(', ')}: {name}
        </figcaption>
        {state}
      </figure>
    ))}
  </>
);

const ChapterStates = ({ chapter }: { readonly chapter: Chapter }) => (
  <main className={styles.chapter} data-chapter={chapter}>
    {pages
      .filter((page) => page.chapter === chapter)
      .map((page) => (
        <Page key={Object.keys(page.shows).join()} page={page} />
      ))}
  </main>
);

const Addressed = ({ chapter }: { readonly chapter: Chapter }) => {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ChapterStates chapter={chapter} /> }]),
  );
  return <RouterProvider router={router} />;
};

/** One chapter in one look, lent what a screen is: theme, tooltips, a workspace, an address. */
export function ChapterPage({ look: { mode, compact } }: { readonly look: Look }) {
  const chapter = useChapter();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = mode;
    dataset.density = compact ? 'compact' : 'comfortable';
  }, [mode, compact]);
  return (
    <Provider key={chapter}>
      <TrustfoldTheme mode={mode} compact={compact} reducedMotion>
        <TooltipProvider enabled>
          <WorkspaceProvider workspace={workspace} portal="admin">
            <Addressed chapter={chapter} />
          </WorkspaceProvider>
        </TooltipProvider>
      </TrustfoldTheme>
    </Provider>
  );
}
