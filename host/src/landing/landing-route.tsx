import { useStore } from 'jotai';
import { useCallback } from 'react';
import { preferencesAtom } from 'shared-kernel/shell';
import type { DemoRequestForm } from './book-demo/demo-request-form';
import { LandingPage } from './landing-page';

/** The landing page on the workspace, which arrives only when a visitor asks for a demo. */
export function LandingRoute() {
  const store = useStore();

  const saveDemoRequest = useCallback(
    async (request: DemoRequestForm) => {
      const { sendDemoRequest } = await import(
        /* webpackChunkName: "landing-workspace" */ './book-demo/send-demo-request'
      );
      return sendDemoRequest(request, {
        read: () => store.get(preferencesAtom),
        write: (changes) => store.set(preferencesAtom, changes),
      });
    },
    [store],
  );

  return <LandingPage saveDemoRequest={saveDemoRequest} />;
}
