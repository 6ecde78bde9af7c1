import { requestDemo } from 'shared-kernel/workspace';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { type DemoRequestForm } from 'shared-kernel/domain/demo-request';
import { preferencesAtom } from 'shared-kernel/shell';
import { LandingPage } from './landing-page';

/** The landing page on the workspace, which arrives only when a visitor asks for a demo. */
export function LandingRoute() {
  const store = useStore();

  const saveDemoRequest = useCallback(
    async (request: DemoRequestForm) => {
      const { pageWorkspace } = await import(
        /* webpackChunkName: "landing-workspace" */ 'shared-kernel/workspace'
      );
      const result = await pageWorkspace().run(requestDemo, request, {
        portal: undefined,
        preferences: {
          read: () => store.get(preferencesAtom),
          write: (changes) => store.set(preferencesAtom, changes),
        },
      });
      if (result.status === 'failed') throw result.error;
    },
    [store],
  );

  return <LandingPage saveDemoRequest={saveDemoRequest} />;
}
