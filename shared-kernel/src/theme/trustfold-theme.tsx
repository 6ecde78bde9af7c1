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
 * A custom loading icon appears and disappears immediately. antd’s default icon leaves with a transition, which never
 * ends if the browser has not painted the icon yet. It would then stay visible after a short command.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

export interface TrustfoldThemeProps extends ThemeChoice {
  readonly children: ReactNode;
}

/**
 * Provides the theme: antd’s tokens, and the choice for `useThemeChoice`. The shell renders it once. The shell also
 * updates `data-theme` and `data-density` of the document, which pages without antd use. antd’s `App` is omitted,
 * because every tab would load its unused messages, notifications and dialogs.
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
  // antd remounts all children when its motion is first disabled, so printing does not disable it.
  const given = useMemo(() => pageTheme({ ...choice, reducedMotion }), [choice, reducedMotion]);

  return (
    <ThemeContext value={choice}>
      <ConfigProvider theme={given} button={button} wave={{ disabled: true }} variant="outlined">
        <div className={styles[compact ? 'compact' : 'comfortable']}>{children}</div>
      </ConfigProvider>
    </ThemeContext>
  );
}
