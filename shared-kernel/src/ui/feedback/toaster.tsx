import {
  Action,
  Close as CloseButton,
  Description,
  Provider,
  Root,
  Title,
  Viewport,
} from '@radix-ui/react-toast';
import { useRef } from 'react';
import { classNames } from '../../format';
import { toastDurationMs, useCurrentToast } from '../../shell/toast';
import Icon from '@ant-design/icons/es/components/AntdIconLight';
import CheckCircle from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import Close from '@ant-design/icons-svg/es/asn/CloseOutlined';
import Warning from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { RecordText } from '../text/record-text';
import styles from './toaster.module.css';
import { useClearOfActions } from './use-clear-of-actions';

const swipeThresholdPx = 50;
const viewportHotkey = ['F8'];

/** From its first moment: Radix opens the viewport to presses only a render after the toast is in it. */
const pressable = { pointerEvents: 'auto' } as const;

/**
 * Shows the shell's one toast (E1): five seconds, held while hovered or focused, away with a swipe
 * of 50 px, its viewport reached by F8, above any row of actions in its place. It needs no provider but
 * the jotai store.
 */
export function Toaster() {
  const { toast, hide } = useCurrentToast();
  const viewport = useRef<HTMLOListElement>(null);
  useClearOfActions(viewport, toast?.isOpen ? toast.id : undefined);
  const isDestructive = toast?.variant === 'destructive';
  return (
    <Provider duration={toastDurationMs} swipeThreshold={swipeThresholdPx} swipeDirection="right">
      {toast && (
        <Root
          key={toast.id}
          open={toast.isOpen}
          type={isDestructive ? 'foreground' : 'background'}
          className={classNames(styles.toast, isDestructive && styles.destructive)}
          style={pressable}
          onOpenChange={(isOpen) => {
            if (!isOpen) hide(toast.id);
          }}
        >
          <span className={styles.mark}>
            <Icon
              icon={isDestructive ? Warning : CheckCircle}
              style={{ fontSize: 18 }}
              aria-hidden
            />
          </span>
          <div className={styles.words}>
            <Title className={styles.title}>
              <RecordText>{toast.title}</RecordText>
            </Title>
            {toast.description !== undefined && (
              <Description className={styles.description}>
                <RecordText>{toast.description}</RecordText>
              </Description>
            )}
          </div>
          {toast.action && (
            <Action
              altText={toast.action.label}
              className={styles.action}
              onClick={toast.action.run}
            >
              {toast.action.label}
            </Action>
          )}
          <CloseButton className={styles.close} aria-label="Close">
            <Icon icon={Close} style={{ fontSize: 12 }} aria-hidden />
          </CloseButton>
        </Root>
      )}
      <Viewport ref={viewport} data-toasts hotkey={viewportHotkey} className={styles.viewport} />
    </Provider>
  );
}
