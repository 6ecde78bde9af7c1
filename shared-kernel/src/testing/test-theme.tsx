import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { TrustfoldTheme } from '../theme';

interface TestThemeProps {
  readonly mode: 'light' | 'dark';
  readonly children: ReactNode;
}

/** A theme without antd’s generated styles, which jsdom would evaluate for every query by role. */
export function TestTheme({ mode, children }: TestThemeProps) {
  return (
    <TrustfoldTheme mode={mode} compact={false} reducedMotion>
      <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>
    </TrustfoldTheme>
  );
}
