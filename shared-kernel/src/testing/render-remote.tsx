import { lazy, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider, useSearchParams } from 'react-router-dom';
import { portalKeys, portalLabel } from '../domain/portal';
import type { RemoteDescriptionInput, ScreenModule, ScreenProps } from '../remote';
import { dashboardPath, Link, useCurrentPortal, useApplyPreferences } from '../shell';
import { TrustfoldTheme } from '../theme';
import '../theme/base.css';
import { createTokensCss } from '../theme/css-variables';
import { ScreenSkeleton, TooltipProvider } from '../ui';
import { Toaster } from '../ui/feedback/toaster';
import { WorkspaceProvider } from '../workspace';
import styles from './render-remote.module.css';

type Loaders = Readonly<Record<string, () => Promise<ScreenModule>>>;

interface Shown {
  readonly key: string;
  readonly label: string;
  readonly Screen: ComponentType<ScreenProps>;
}

function Frame({ screens }: { readonly screens: readonly Shown[] }) {
  const portal = useCurrentPortal();
  useApplyPreferences(portal);
  const [search] = useSearchParams();
  const tab = search.get('tab');
  const shown = screens.find(({ key }) => key === tab);
  if (!shown) return <Navigate to={dashboardPath(portal, screens[0]?.key)} replace />;
  const { Screen } = shown;
  return (
    <TrustfoldTheme mode="light" compact={false} reducedMotion={false}>
      <TooltipProvider enabled>
        <WorkspaceProvider portal={portal}>
          <nav className={styles.links} aria-label="Screens and portals">
            {screens.map(({ key, label }) => (
              <Link key={key} to={dashboardPath(portal, key)}>
                {label}
              </Link>
            ))}
            {portalKeys.map((key) => (
              <Link key={key} to={dashboardPath(key, shown.key)}>
                {portalLabel[key]}
              </Link>
            ))}
          </nav>
          <main className={styles.screen} key={`${portal} ${shown.key}`}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Screen portal={portal} />
            </Suspense>
          </main>
          <Toaster />
        </WorkspaceProvider>
      </TooltipProvider>
    </TrustfoldTheme>
  );
}

/** Renders the screens of a remote with the sample records, but without the shell. */
export function renderRemote({ screens }: RemoteDescriptionInput, loaders: Loaders): void {
  const tokens = new CSSStyleSheet();
  tokens.replaceSync(createTokensCss());
  document.adoptedStyleSheets.push(tokens);
  const shown = Object.entries(screens).flatMap(([name, { tab }]) => {
    const load = loaders[name];
    return load ? [{ ...tab, Screen: lazy(async () => ({ default: (await load()).Screen })) }] : [];
  });
  const router = createBrowserRouter([
    { path: '/trustfold/dashboard/:portalType', element: <Frame screens={shown} /> },
    { path: '*', element: <Navigate to={dashboardPath('admin')} replace /> },
  ]);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
