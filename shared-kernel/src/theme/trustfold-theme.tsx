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
 * An icon given here comes and goes at once. antd's own leaves by a transition, which never ends if the browser has not
 * drawn the icon yet: it would stay after a short command.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

export interface TrustfoldThemeProps extends ThemeChoice {
  readonly children: ReactNode;
}

/**
 * Gives everything below it one look: antd's tokens, and the choice for `useThemeChoice`. Render it
 * once, in the shell, which also keeps `data-theme` and `data-density` of the document in step, because
 * pages without antd follow those alone. antd's own App is not here: its messages, notifications and
 * dialogs would come with every tab, unused.
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
  // Where antd's motion is switched off for the first time, it mounts everything below it again: not to print it.
  const given = useMemo(() => pageTheme({ ...choice, reducedMotion }), [choice, reducedMotion]);

  return (
    <ThemeContext value={choice}>
      <ConfigProvider theme={given} button={button} wave={{ disabled: true }} variant="outlined">
        <div className={styles[compact ? 'compact' : 'comfortable']}>{children}</div>
      </ConfigProvider>
    </ThemeContext>
  );
}
