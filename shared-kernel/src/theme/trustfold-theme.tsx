import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import { useMemo, type ReactNode } from 'react';
import { pageTheme } from './antd-theme';
import './antd.css';
import type { ThemeChoice } from './theme-choice';
import { ThemeContext } from './theme-context';
import styles from './trustfold-theme.module.css';
import { usePrinting } from './use-printing';

/**
 * antd’s default loading icon leaves with a transition, which never ends if the browser has not painted the icon. That
 * icon would then stay visible after a short command. A custom icon has no transition.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

export interface TrustfoldThemeProps extends ThemeChoice {
  readonly children: ReactNode;
}

/**
 * Provides antd’s tokens and the choice for `useThemeChoice`. The shell renders this component once. The shell also
 * sets `data-theme` and `data-density` on the document, for pages without antd. antd’s `App` is omitted, because its
 * unused messages, notifications and dialogs would load in every tab.
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
  // Printing does not disable antd’s motion, because antd remounts all children when motion is first disabled.
  const given = useMemo(() => pageTheme({ ...choice, reducedMotion }), [choice, reducedMotion]);

  return (
    <ThemeContext value={choice}>
      <ConfigProvider theme={given} button={button} wave={{ disabled: true }} variant="outlined">
        <div className={styles[compact ? 'compact' : 'comfortable']}>{children}</div>
      </ConfigProvider>
    </ThemeContext>
  );
}
