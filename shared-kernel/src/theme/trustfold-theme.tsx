import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import { useMemo, type ReactNode } from 'react';
import { createPageTheme } from './create-antd-theme';
import './antd.css';
import type { ThemeChoice } from './theme-choice';
import { ThemeContext } from './theme-context';
import styles from './trustfold-theme.module.css';
import { usePrinting } from './use-printing';

/**
 * A custom loading icon disappears without an animation. antd animates its own icon, and that animation may never end.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

export interface TrustfoldThemeProps extends ThemeChoice {
  readonly children: ReactNode;
}

/**
 * Provides antd’s design tokens and the theme choice for `useThemeChoice`. The shell renders this component once.
 * antd’s `App` is omitted, because its unused dialogs would load in every tab.
 *
 * @example
 * <TrustfoldTheme mode="dark" compact={false} reducedMotion={false} touch={false}>
 *   <Button>Sign</Button>
 * </TrustfoldTheme>
 */
export function TrustfoldTheme({
  mode,
  compact,
  reducedMotion,
  touch,
  children,
}: TrustfoldThemeProps) {
  const isPrinting = usePrinting();
  const choice = useMemo<ThemeChoice>(
    () => ({
      mode: isPrinting ? 'light' : mode,
      compact,
      reducedMotion: isPrinting || reducedMotion,
      touch,
    }),
    [isPrinting, mode, compact, reducedMotion, touch],
  );
  // Animations of antd stay enabled during printing, because antd remounts all children when they are disabled.
  const given = useMemo(
    () => createPageTheme({ ...choice, reducedMotion }),
    [choice, reducedMotion],
  );

  return (
    <ThemeContext value={choice}>
      <ConfigProvider theme={given} button={button} wave={{ disabled: true }} variant="outlined">
        <div className={styles[compact ? 'compact' : 'comfortable']}>{children}</div>
      </ConfigProvider>
    </ThemeContext>
  );
}
