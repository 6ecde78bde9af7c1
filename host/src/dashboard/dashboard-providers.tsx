import type { ReactNode } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { usePreferencesValue } from 'shared-kernel/shell';
import { TrustfoldTheme } from 'shared-kernel/theme';
import { TooltipProvider, useMediaQuery } from 'shared-kernel/ui';
import { WorkspaceProvider } from 'shared-kernel/workspace';
import { useColourMode } from '../page/use-colour-mode';
import { WorkspaceVersionGuard } from './workspace-version-guard';

interface DashboardProvidersProps {
  readonly portal: PortalKey;
  readonly children: ReactNode;
}

export function DashboardProviders({ portal, children }: DashboardProvidersProps) {
  const { compactView, showTooltips } = usePreferencesValue();
  const mode = useColourMode();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery('(pointer: coarse)');

  return (
    <TrustfoldTheme mode={mode} compact={compactView} reducedMotion={reducedMotion} touch={touch}>
      <TooltipProvider enabled={showTooltips}>
        <WorkspaceProvider portal={portal}>
          <WorkspaceVersionGuard>{children}</WorkspaceVersionGuard>
        </WorkspaceProvider>
      </TooltipProvider>
    </TrustfoldTheme>
  );
}
