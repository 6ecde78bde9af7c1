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
import { CheckCircleOutlined, CloseOutlined, WarningOutlined } from '@ant-design/icons-svg';
import { RecordText } from '../text/record-text';
import styles from './toaster.module.css';
import { useOffsetAboveActionBar } from './use-offset-above-action-bar';

const swipeThresholdPx = 50;
const viewportHotkey = ['F8'];

/** Makes a toast clickable as soon as it appears. Radix would enable clicks only one render later. */
const pressable = { pointerEvents: 'auto' } as const;

/**
 * Shows the shell’s current toast for five seconds (E1). Hover and focus pause this time. F8 focuses the toast, and a
 * swipe of 50 px hides it.
 */
export function Toaster() {
  const { toast, hide } = useCurrentToast();
  const viewport = useRef<HTMLOListElement>(null);
  useOffsetAboveActionBar(viewport, toast?.isOpen ? toast.id : undefined);
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
              icon={isDestructive ? WarningOutlined : CheckCircleOutlined}
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
            <Icon icon={CloseOutlined} style={{ fontSize: 12 }} aria-hidden />
          </CloseButton>
        </Root>
      )}
      <Viewport
        ref={viewport}
        data-toasts
        // A list without items is an accessibility error.
        role={toast?.isOpen ? 'list' : 'none'}
        hotkey={viewportHotkey}
        className={styles.viewport}
      />
    </Provider>
  );
}
