import { Suspense, type ComponentType } from 'react';

interface PageProps {
  readonly of: ComponentType;
}

/** A page while its code arrives: the painted background, nothing that would shift. */
export function Page({ of: Content }: PageProps) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Content />
    </Suspense>
  );
}
